// From the first visit on the page works without a network.
export function registerServiceWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    void navigator.serviceWorker.register('./sw.js').catch((error: unknown) => {
      console.warn('The page will not work offline:', error);
    });
  }
}
