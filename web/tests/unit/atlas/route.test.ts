import { describe, expect, it } from 'vitest';
import { linkTo, routeOf, type Route } from '../../../src/atlas/route';

describe('places of the Atlas', () => {
  it.each<[string, Route]>([
    ['#/atlas', { kind: 'contents' }],
    ['#/atlas/04-ko', { kind: 'chapter', chapter: '04-ko' }],
    ['#/atlas/04-ko/echo', { kind: 'chapter', chapter: '04-ko', spread: 'echo' }],
    ['#/atlas/problems', { kind: 'problems' }],
    ['#/atlas/problems/20-bent-four', { kind: 'problem', problem: '20-bent-four' }],
    ['#/atlas/terms', { kind: 'terms' }],
    ['#/atlas/terms/ko', { kind: 'terms', term: 'ko' }],
    ['#/atlas/way', { kind: 'way' }],
    ['#/atlas/leaflet', { kind: 'leaflet' }],
    ['#/atlas/leaflet/policy', { kind: 'policy' }],
    ['#/atlas/search', { kind: 'search', query: '' }],
    ['#/atlas/search?q=two+eyes', { kind: 'search', query: 'two eyes' }],
  ])('%s', (link, route) => {
    expect(routeOf(link)).toEqual(route);
    expect(linkTo(route)).toBe(link);
  });

  it('keep a question in any letters', () => {
    const route: Route = { kind: 'search', query: 'дыханиями & сэки?' };
    expect(routeOf(linkTo(route))).toEqual(route);
    expect(routeOf('#/atlas/search?q=дыхание')).toEqual({ kind: 'search', query: 'дыхание' });
  });

  it('forgive a slash at the end and bad escapes', () => {
    expect(routeOf('#/atlas/')).toEqual({ kind: 'contents' });
    expect(routeOf('#/atlas/%E0%A4%A')).toEqual({ kind: 'chapter', chapter: '%E0%A4%A' });
  });

  it.each(['', '#', '#board', '#g=abc', '#/atlases', '#/play'])('are not elsewhere: %s', (link) =>
    expect(routeOf(link)).toBeUndefined(),
  );
});
