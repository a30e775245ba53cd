/** Sounds, synthesised with Web Audio instead of loaded from files. */
import { preferences } from "./preferences.js";

/** @type {AudioContext | null} */
let audio = null;
/** @type {AudioBuffer | null} */
let hiss = null;

/** Create or resume the audio context; browsers allow sound only after a user gesture. */
function wake() {
  if (!preferences.sounds.value) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
}
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, { capture: true, passive: true });

/**
 * @typedef {{pitch: number, to?: number, from?: number, lasts: number, loud: number, shape?: OscillatorType}} Tone
 * `pitch` glides to `to`; `from` seconds after the sound begins.
 */

/** @param {AudioContext} context @param {number} begin @param {Tone} tone */
function ring(context, begin, { pitch, to = pitch, from = 0, lasts, loud, shape = "sine" }) {
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, begin + from);
  source.frequency.exponentialRampToValueAtTime(to, begin + from + lasts);
  fade(context, source, begin + from, lasts, loud);
}

/** Band-pass noise around a pitch. @param {AudioContext} context @param {number} begin @param {Tone} tone */
function rustle(context, begin, { pitch, to = pitch, from = 0, lasts, loud }) {
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = hiss;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 1.4;
  band.frequency.setValueAtTime(pitch, begin + from);
  band.frequency.exponentialRampToValueAtTime(to, begin + from + lasts);
  source.connect(band);
  fade(context, source, begin + from, lasts, loud, band);
}

/**
 * Immediate attack, exponential decay.
 * @param {AudioContext} context @param {AudioScheduledSourceNode} source @param {number} begin @param {number} lasts
 * @param {number} loud @param {AudioNode} [last]
 */
function fade(context, source, begin, lasts, loud, last = source) {
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(Math.max(0.0001, loud * LOUDEST * preferences.volume.value), begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  last.connect(volume).connect(context.destination);
  source.start(begin);
  source.stop(begin + lasts);
}

/** A bronze bar with the inharmonic overtones of a gamelan. @param {AudioContext} context @param {number} begin @param {number} pitch @param {number} lasts @param {number} loud */
function bronze(context, begin, pitch, lasts, loud) {
  for (const [overtone, part] of /** @type {Array<[number, number]>} */ ([
    [1, 1],
    [2.76, 0.35],
    [5.4, 0.12],
  ])) {
    ring(context, begin, { pitch: pitch * overtone, lasts: lasts / overtone ** 0.6, loud: loud * part });
  }
}

/** The volume is 0.7 unless it is changed, and that is as loud as sounds are written. */
const LOUDEST = 1 / 0.7;
const PELOG = [293.7, 311.1, 349.2, 440, 466.2, 587.3];

/** @type {Record<string, (context: AudioContext, begin: number) => void>} */
const SOUNDS = {
  card: (context, begin) => rustle(context, begin, { pitch: 2600, to: 900, lasts: 0.11, loud: 0.16 }),
  stones: (context, begin) => {
    for (const from of [0, 0.06, 0.13])
      ring(context, begin, { pitch: 2100 + 1900 * from, from, lasts: 0.05, loud: 0.05, shape: "triangle" });
  },
  wood: (context, begin) => {
    ring(context, begin, { pitch: 210, to: 120, lasts: 0.16, loud: 0.22 });
    rustle(context, begin, { pitch: 1200, lasts: 0.03, loud: 0.2 });
  },
  drum: (context, begin) => {
    ring(context, begin, { pitch: 150, to: 62, lasts: 0.26, loud: 0.3 });
    ring(context, begin, { pitch: 150, to: 62, from: 0.17, lasts: 0.2, loud: 0.2 });
  },
  chime: (context, begin) => bronze(context, begin, 587.3, 0.7, 0.08),
  gong: (context, begin) => {
    bronze(context, begin, 196, 1.9, 0.12);
    bronze(context, begin + 0.16, 261.6, 1.6, 0.09);
  },
  ending: (context, begin) =>
    PELOG.forEach((pitch, place) => bronze(context, begin + 0.15 * place, pitch, place === 5 ? 2.2 : 0.9, 0.1)),
};

/** Play a sound unless sounds are switched off. @param {string} name @param {number} [delay] in seconds */
export function sound(name, delay = 0) {
  if (!preferences.sounds.value || audio?.state !== "running") return;
  SOUNDS[name]?.(audio, audio.currentTime + delay);
}

/** Start the audio context after the user has switched sounds on. */
export async function enableSounds() {
  wake();
  await audio?.resume();
  sound("gong");
}
