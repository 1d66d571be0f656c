import type { FromWorker, ToWorker } from './messages';
import type { CallName, Calls, Outcome, Request } from './types';

// One worker, one request at a time. Requests on the same channel supersede each other: only the
// newest is still of interest. A superseded one that keeps the worker busy for too long is ended
// together with its worker, and a new worker takes over. A worker starts with the request that needs
// it, the first one not before `mayStart`.

export interface WorkerLike {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: { data: FromWorker }) => void): void;
  terminate(): void;
}

interface Job {
  readonly id: number;
  readonly channel: string;
  readonly request: object;
  readonly settle: (outcome: Outcome<object>) => void;
}

const patience = 400; // milliseconds

function outcomeOf(answer: object): Outcome<object> {
  if ('error' in answer) {
    const { code, message } = Object(answer.error) as { code?: unknown; message?: unknown };
    return { kind: 'failure', failure: { code: String(code), message: String(message) } };
  }
  return { kind: 'answer', value: answer };
}

export class EngineClient {
  private worker: WorkerLike | undefined;
  private running: Job | undefined;
  private waiting: Job[] = [];
  private next = 1;
  private broken: string | undefined;
  private held = false;

  constructor(
    private readonly makeWorker: () => WorkerLike,
    mayStart?: Promise<void>,
  ) {
    if (mayStart) {
      this.held = true;
      void mayStart.then(() => {
        this.held = false;
        this.proceed();
      });
    }
  }

  call<N extends CallName>(
    request: Request<N>,
    channel: string = request.call,
  ): Promise<Outcome<Calls[N]['answer']>> {
    return new Promise((resolve) => {
      const settle = resolve as (outcome: Outcome<object>) => void;
      this.supersede(channel);
      this.waiting.push({ id: this.next++, channel, request, settle });
      this.proceed();
    });
  }

  // Nobody waits any more for what was asked on this channel.
  cancel(channel: string): void {
    this.supersede(channel);
  }

  private started(): WorkerLike {
    const worker = this.makeWorker();
    worker.addEventListener('message', ({ data }) => this.hear(data));
    return worker;
  }

  private supersede(channel: string): void {
    for (const job of this.waiting.filter((waiting) => waiting.channel === channel)) {
      job.settle({ kind: 'superseded' });
    }
    this.waiting = this.waiting.filter((job) => job.channel !== channel);
    const { running } = this;
    if (running?.channel === channel) {
      running.settle({ kind: 'superseded' });
      setTimeout(() => this.replaceWorkerBusyWith(running), patience);
    }
  }

  private replaceWorkerBusyWith(job: Job): void {
    if (this.running === job) {
      this.worker?.terminate();
      this.worker = undefined;
      this.running = undefined;
      this.proceed();
    }
  }

  private proceed(): void {
    if (this.broken !== undefined) {
      const failure = { code: 'engine-missing', message: this.broken };
      this.waiting.splice(0).forEach((job) => job.settle({ kind: 'failure', failure }));
    }
    if (this.running || this.held) {
      return;
    }
    this.running = this.waiting.shift();
    if (this.running) {
      this.worker ??= this.started();
      this.worker.postMessage({ id: this.running.id, request: this.running.request });
    }
  }

  private hear(message: FromWorker): void {
    switch (message.kind) {
      case 'broken': {
        this.broken = message.message;
        const failure = { code: 'engine-missing', message: message.message };
        this.running?.settle({ kind: 'failure', failure });
        this.running = undefined;
        this.proceed();
        return;
      }
      case 'answer':
        if (this.running?.id === message.id) {
          this.running.settle(outcomeOf(message.answer));
          this.running = undefined;
          this.proceed();
        }
    }
  }
}
