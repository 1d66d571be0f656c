import { describe, expect, it } from 'vitest';
import {
  exported,
  imported,
  newJourney,
  pointsOf,
  withCheck,
  withRead,
  withSolved,
} from '../../../src/atlas/journey/journey';
import { Keeper } from '../../../src/atlas/journey/keeper';

class FakeStorage {
  readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
}

describe('a journey', () => {
  it('counts each first solution and each check once', () => {
    const once = withCheck(withSolved(newJourney, '01-first-capture'), '04-ko');
    expect(pointsOf(once)).toBe(20);
    expect(pointsOf(withSolved(withCheck(once, '04-ko'), '01-first-capture'))).toBe(20);
  });

  it('marks chapters as read and takes the mark back', () => {
    const read = withRead(withRead(newJourney, '04-ko', true), '04-ko', true);
    expect(read.read).toEqual(['04-ko']);
    expect(withRead(read, '04-ko', false).read).toEqual([]);
  });

  it('comes back from its file', () => {
    const journey = withRead(withSolved(newJourney, '01-first-capture'), '04-ko', true);
    expect(imported(exported(journey))).toEqual(journey);
    expect(JSON.parse(exported(journey))).toMatchObject({ points: 10 });
  });

  it.each([null, '', 'no JSON', '[]', '7', '{"read":7,"solved":[1,{}],"checks":null}'])(
    'is new when what was kept cannot be read: %s',
    (text) => expect(imported(text)).toEqual(newJourney),
  );
});

describe('the keeper', () => {
  it('keeps nothing on the device by itself', () => {
    const storage = new FakeStorage();
    const keeper = new Keeper(storage);
    keeper.change((journey) => withSolved(journey, '01-first-capture'));
    expect(storage.items.size).toBe(0);
    expect(new Keeper(storage).held.journey).toEqual(newJourney);
  });

  it('keeps the journey when the reader chooses, and no longer than he chooses', () => {
    const storage = new FakeStorage();
    const keeper = new Keeper(storage);
    keeper.keep(true);
    keeper.change((journey) => withSolved(journey, '01-first-capture'));
    expect(new Keeper(storage).held).toEqual({ journey: keeper.held.journey, onDevice: true });
    keeper.keep(false);
    expect(storage.items.size).toBe(0);
    expect(keeper.held.journey.solved).toEqual(['01-first-capture']);
  });

  it('erases everything and tells those who listen', () => {
    const storage = new FakeStorage();
    const keeper = new Keeper(storage);
    const heard: number[] = [];
    keeper.listen(({ journey }) => heard.push(pointsOf(journey)));
    keeper.keep(true);
    keeper.change((journey) => withCheck(journey, '04-ko'));
    keeper.erase();
    expect(heard).toEqual([0, 10, 0]);
    expect(storage.items.size).toBe(0);
    expect(keeper.held).toEqual({ journey: newJourney, onDevice: false });
  });
});
