import Scene

/// Replaces parts that do not compile here, in code that is tried.
///
/// `transrender try` inserts the calls, so that the rest of a screen can be shown.
public enum MissingCode {
  /// Reports a missing part once, and continues without it.
  public static func skip(_ part: String, because reason: String) {
    let sentence = "\(part) is left out of this trial"
    guard let core = StageCore.ofMainThread,
      !core.journal.faults.contains(where: { $0.sentence == sentence })
    else { return }
    core.warn("MissingCode", sentence, remedy: reason, kind: .unsupported)
  }

  /// Reports a missing statement once, and continues behind it: unlike a whole body that was skipped,
  /// what is around it may still have to go.
  public static func pass(_ part: String, because reason: String) { skip(part, because: reason) }

  /// Ends the process: the part's return value is needed to continue.
  public static func stop(_ part: String, because reason: String) -> Never {
    fatalError("\(part) is left out of this trial: \(reason)")
  }
}
