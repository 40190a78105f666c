import Catalogue
import HeadlessUIKit
import Timeline

/// The flags that several commands share; a command's own flags are declared with it.
extension Flag {
  static let out = Flag(
    "out",
    letter: "o",
    takes: "PLACE",
    "the folder or file that is written (out/NAME)"
  )
  static let format = Flag(
    "format",
    words: ["png", "apng", "gif", "webp", "mp4", "webm", "html", "raw"],
    "PNG files in a folder, one animated file, a page to look at it on, or raw RGBA on stdout (png)"
  )
  static let plays = Flag(
    "plays",
    takes: "N",
    "how often an APNG, GIF or WebP plays; 0 for ever (0)"
  )
  static let force = Flag(
    "force",
    "write into a folder that holds other files, or over another kind of file"
  )
  static let fps = Flag("fps", takes: "N", "frames per second: 24, 60, 59.94 … (60)")
  static let last = Flag(
    "last",
    words: ["closed", "open"],
    "end with a frame at the very end, or before it (closed)"
  )
  static let frames = Flag("frames", takes: "LIST", "only these, such as 17,20-30")
  static let from = Flag("from", takes: "TIME", "only frames from then on, such as 0.2s")
  static let to = Flag("to", takes: "TIME", "only frames up to then, such as 350ms")
  static let shard = Flag("shard", takes: "I/N", "only the I-th of N parts; see `merge`")
  static let scale = Flag("scale", takes: "N", "pixels per point")
  static let subpixel = Flag("subpixel", "draw moving pictures between whole pixels")
  static let shutter = Flag(
    "shutter",
    takes: "ANGLE[,N]",
    "motion blur: the shutter's angle in degrees, and its samples (off; 180,16)"
  )
  static let background = Flag(
    "background",
    takes: "COLOR",
    "the colour behind transparent pixels: #1c1c1e"
  )
  static let curve = Flag(
    "curve",
    takes: "NAME",
    suchAs: CurveName.allCases.map(\.rawValue) + ["w1"],
    "pacing: linear, easeInEaseOut, system, w1, x1,y1,x2,y2 …"
  )
  static let parameters = Flag(
    "with",
    takes: "NAME=N,…",
    "the transition's parameters, as `transrender list` shows them in brackets"
  )
  static let duration = Flag("duration", takes: "TIME", "such as 0.5s or 500ms")
  static let jobs = Flag("jobs", letter: "j", takes: "N", "threads that draw and encode")
  static let compression = Flag(
    "compression",
    words: ["fast", "small"],
    "how hard PNG files are compressed (fast)"
  )
  static let dryRun = Flag("dry-run", "say what would be done, and do nothing")
  static let json = Flag("json", "one line of JSON on stderr for each thing that happens")
  static let strict = Flag("strict", "fail where UIKit would warn")

  static let transition = Flag(
    "transition",
    letter: "t",
    takes: "NAME",
    suchAs: Catalogue.all.map(\.name),
    "see `transrender list` (cross-dissolve)"
  )

  static let device = Flag("device", words: StageChoice.devices, "the screen (iPhone15)")
  static let size = Flag(
    "size",
    takes: "WxH[@S]",
    "a screen of that size in points, with S pixels per point (3)"
  )
  static let safeArea = Flag(
    "safe-area",
    takes: "T,L,B,R",
    "the insets of the safe area in points: 59,0,34,0"
  )
  static let locale = Flag(
    "locale",
    takes: "NAME",
    "the language of texts and the layout direction, such as de or ar-EG"
  )
  static let appearance = Flag("appearance", words: ["light", "dark"], "light or dark mode")
  static let textSize = Flag("text-size", words: StageChoice.textSizes, "how large text is")

  static let direction = Flag(
    "direction",
    words: ["ltr", "rtl"],
    "the layout direction, instead of the locale's"
  )
  static let motion = Flag(
    "motion",
    words: Stage.Motion.allCases.map(\.rawValue),
    "the user's setting for motion (full)"
  )
  static let increaseContrast = Flag("increase-contrast", "the user wants more contrast")
  static let boldText = Flag("bold-text", "the user wants bold text")
  static let reduceTransparency = Flag(
    "reduce-transparency",
    "the user wants no blurred backgrounds"
  )
  static let across = Flag(
    "across",
    takes: "'KIND[=A,B] …'",
    "every combination of device, appearance, text-size, direction"
  )

  static let chrome = Flag(
    "chrome",
    words: Chrome.allCases.map(\.rawValue),
    "the system around the app: its bars, or the whole device (none)"
  )

  /// What screens take: how the device is made up.
  static let stage = [
    device, size, safeArea, appearance, textSize, locale, direction, motion, increaseContrast,
    boldText, reduceTransparency, chrome,
  ]
  /// What of a storyboard is filmed.
  static let interface = [
    Flag("identifier", takes: "ID", "a storyboard's controller, instead of the initial one"),
    Flag("segue", takes: "NAME", "perform that segue of a storyboard, and film it"),
    Flag(
      "script",
      takes: "FILE",
      "run a script of taps, tabs and segues on a storyboard; see `transrender schema script`"
    ),
  ]
  static let onlyForStoryboards = "only a storyboard has identifiers, segues and such scripts"
  /// Flags of transitions between two pictures.
  static let pacing = [curve, duration, parameters, background]
  /// Flags of every command that writes a film.
  static let film = [
    fps, last, frames, from, to, shard, scale, subpixel, shutter, format, out, plays, jobs,
    compression,
    strict,
    force, dryRun, json,
  ]
}
