import { render } from 'preact';
import { App } from './app/App';
import { applyTheme, initialTheme } from './app/theme';
import { registerServiceWorker } from './offline/register';
import './style/index.css';

applyTheme(initialTheme());
const host = document.getElementById('app');
if (host) {
  render(<App />, host);
}
registerServiceWorker();
