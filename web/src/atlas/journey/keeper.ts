import { exported, imported, newJourney, type Journey } from './journey';

// Where the journey is between pages: in memory, and on the device when the reader says so.

const kept = 'shinpan.atlas';

export interface Held {
  readonly journey: Journey;
  readonly onDevice: boolean;
}

type Listener = (held: Held) => void;

export class Keeper {
  private readonly listeners = new Set<Listener>();
  private now: Held;

  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
    const text = storage.getItem(kept);
    this.now = { journey: imported(text), onDevice: text !== null };
  }

  get held(): Held {
    return this.now;
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  change(by: (journey: Journey) => Journey): void {
    this.put({ ...this.now, journey: by(this.now.journey) });
  }

  keep(onDevice: boolean): void {
    this.put({ ...this.now, onDevice });
  }

  // Everything, here and on the device.
  erase(): void {
    this.put({ journey: newJourney, onDevice: false });
  }

  private put(held: Held): void {
    this.now = held;
    if (held.onDevice) {
      this.storage.setItem(kept, exported(held.journey));
    } else {
      this.storage.removeItem(kept);
    }
    this.listeners.forEach((listener) => listener(held));
  }
}
