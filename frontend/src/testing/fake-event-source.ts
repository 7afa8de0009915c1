/** Stands in for the browser's EventSource, which jsdom doesn't have: a test sends and breaks at will. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];

  static get last(): FakeEventSource | undefined {
    return FakeEventSource.opened.at(-1);
  }

  isOpen = true;

  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  send(event: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }

  breakOff() {
    this.dispatchEvent(new Event("error"));
  }

  close() {
    this.isOpen = false;
  }
}
