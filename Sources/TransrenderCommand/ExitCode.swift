/// What the command tells its caller; these numbers are part of the interface.
enum ExitCode: Int32, Sendable {
  case done = 0
  /// Something of ours broke, or the machine did: a full disk, a missing font.
  case failure = 1
  /// The command line or an input file is wrong.
  case badInput = 2
  /// Pictures that were compared differ, or a snapshot does; 21 to 23 are for snapshots.
  case differs = 20
  /// Stopped by Ctrl-C, as shells number it.
  case interrupted = 130
}
