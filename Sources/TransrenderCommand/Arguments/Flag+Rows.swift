/// The rows that several commands share; a command's own rows stand with the command.
extension Flag {
  static let out = Flag("out", letter: "o", takes: "PLACE", "where the frames go (out/NAME)")
  static let format = Flag(
    "format",
    takes: "png|apng",
    "a folder of PNG files, or one animated PNG file (png)"
  )
  static let force = Flag("force", "write into a folder that holds other files")
  static let fps = Flag("fps", takes: "N", "frames a second: 24, 60, 59.94 … (60)")
  static let last = Flag("last", takes: "closed|open", "end with a frame at the very end (closed)")
  static let frames = Flag("frames", takes: "LIST", "only these, such as 17,20-30")
  static let scale = Flag("scale", takes: "N", "pixels to a point")
  static let curve = Flag(
    "curve",
    takes: "NAME",
    "pacing: linear, easeInEaseOut, system, w1, x1,y1,x2,y2 …"
  )
  static let duration = Flag("duration", takes: "TIME", "such as 0.5s or 500ms")
  static let jobs = Flag("jobs", letter: "j", takes: "N", "threads that draw and encode")
  static let compression = Flag(
    "compression",
    takes: "fast|small",
    "how hard PNG files are packed (fast)"
  )
  static let dryRun = Flag("dry-run", "say what would be done, and do nothing")

  static let transition = Flag(
    "transition",
    letter: "t",
    takes: "NAME",
    "see `transrender list` (cross-dissolve)"
  )

  /// What every film of two pictures takes.
  static let film = [
    fps, last, frames, curve, duration, jobs, compression, format, out, force, dryRun,
  ]
}
