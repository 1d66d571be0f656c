import { render } from 'preact';
import { App } from './app/App';
import { drawn } from './app/drawn';
import { applyTheme, initialTheme } from './app/theme';
import { registerServiceWorker } from './offline/register';
import './style/index.css';

applyTheme(initialTheme());
const host = document.getElementById('app');
if (host) {
  // In a task of its own, so that reading the script and drawing the page do not add up.
  setTimeout(() => render(<App />, host));
}
void drawn.then(registerServiceWorker);
