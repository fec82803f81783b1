import { type Site, Visitor, type Witness } from './visitor';

/** What the answers to a team of attackers showed, beside what the database says of it. */
export type Seen = {
  /** Requests. */
  tried: number;
  /** Answers by status; 0 = none. */
  statuses: Record<number, number>;
  /** What the team counted itself on the wire, by a name of its own. */
  counts: Record<string, number>;
  /** Pieces of answers that are looked through afterwards. */
  texts: readonly string[];
};

/** A part of an attacker: its visitors, and which rows of the database are theirs. */
export class Team implements Witness {
  readonly owners = new Set<string>();
  readonly orders = new Set<string>();
  readonly chats = new Set<string>();
  readonly numbers = new Set<string>();
  readonly seen: Seen & { texts: string[] } = { tried: 0, statuses: {}, counts: {}, texts: [] };

  constructor(
    readonly name: string,
    private readonly site: Site,
  ) {}

  visitor(address: string, fingerprint?: string): Visitor {
    return new Visitor(this.site, address, this, fingerprint);
  }

  count(what: string, by = 1): void {
    this.seen.counts[what] = (this.seen.counts[what] ?? 0) + by;
  }

  /** Keeps the most there was of something. */
  countMost(what: string, value: number): void {
    this.seen.counts[what] = Math.max(this.seen.counts[what] ?? 0, value);
  }

  keep(text: string): void {
    this.seen.texts.push(text);
  }

  saw({ status }: { status: number }): void {
    this.seen.tried += 1;
    this.seen.statuses[status] = (this.seen.statuses[status] ?? 0) + 1;
  }

  owns(id: string): void {
    this.owners.add(id);
  }

  ordered(orderId: string): void {
    this.orders.add(orderId);
  }

  startedChat(id: string): void {
    this.chats.add(id);
  }
}
