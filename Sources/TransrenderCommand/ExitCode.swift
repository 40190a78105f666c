/// What the command tells its caller; these numbers are part of the interface.
enum ExitCode: Int32, Sendable {
  case done = 0
  /// Something of ours broke, or the machine did: a full disk, a missing font.
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
}
