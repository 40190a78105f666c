/// The command's exit code; these numbers are part of its interface.
enum ExitCode: Int32, Sendable {
  case done = 0
  /// The command or the machine failed: a full disk, a missing font.
  case failure = 1
  /// The command line or an input file is wrong.
  case badInput = 2
  /// Pictures that were compared differ, or a golden is missing.
  case differs = 20
  /// A recording has another size, duration or number of frames than its golden.
  case goldenLayout = 21
  /// Pixels or lines differ from a golden.
  case goldenDifferent = 22
  /// Goldens that no test asks for, and nothing worse.
  case goldenObsolete = 23
  /// Stopped by Ctrl-C, as shells number it.
  case interrupted = 130

  /// As help and the manual describe them.
  static let meanings: [(code: String, meaning: String)] = [
    ("0", "done"), ("1", "something failed: the disk, a font, transrender itself"),
    ("2", "the command line or an input file is wrong"),
    ("20", "pictures differ, or goldens are missing"),
    ("21", "recordings have other frames than their goldens"),
    ("22", "pixels or lines differ from goldens"), ("23", "goldens that no test uses"),
    ("130", "stopped by Ctrl-C"),
  ]
}
