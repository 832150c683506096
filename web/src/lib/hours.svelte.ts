/** The time in seconds, for what is said of how long something lasts: it goes on while somebody looks. */
class Hours {
  private at = $state(Date.now() / 1000);

  constructor() {
    setInterval(() => (this.at = Date.now() / 1000), 5000);
  }

  get now(): number {
    return this.at;
  }
}

export const hours = new Hours();
