export function Type() {
  return (
    <div className="grid gap-5">
      <p className="display text-38 font-bold">38 Your parcel is in Ibadan</p>
      <p className="display text-28 font-bold">28 Chidi picked it up at 9:40 am</p>
      <p className="display text-21 font-bold">21 Needs your attention</p>
      <p className="text-17">
        17 A lead, or what you type into a field. A quiet companion of our own, and the system’s face until it is here.
      </p>
      <p className="text-15">
        15 The text of the app. Lines stay under seventy characters, because eyes get lost on longer ones.
      </p>
      <p className="text-13 text-ink-soft">13 Captions and hints, in the softer ink.</p>
      <p className="font-mono text-17">WB-7K2M-9Q4 · 480 213</p>
      <p className="display text-21">Ọláyínká Adébáyọ̀, Chukwuemeka Ńwáneri, Ɗanladi</p>
    </div>
  );
}
