import { render } from 'preact';
import { App } from './app/App';
import { registerServiceWorker } from './offline/register';
import './style/index.css';

const host = document.getElementById('app');
if (host) {
  render(<App />, host);
}
registerServiceWorker();
