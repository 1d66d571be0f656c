import { Component, type ComponentChildren, type ComponentType } from 'preact';

function same(a: object, b: object): boolean {
  const left = Object.entries(a);
  const right = new Map(Object.entries(b));
  return left.length === right.size && left.every(([key, value]) => right.get(key) === value);
}

// A component without hooks that is drawn again only when one of its properties is another value.
export function memo<P extends object>(draw: (props: P) => ComponentChildren): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return !same(this.props, next);
    }

    override render(): ComponentChildren {
      return draw(this.props);
    }
  };
}
