import Scene

/// What stands in code that was tried without the parts that do not compile here.
///
/// `transrender try` puts it in their place, so that a screen shows what is left of it.
public enum MissingCode {
  /// Goes on without a part, and reports it once.
  public static func skip(_ part: String, because reason: String) {
    let sentence = "\(part) is left out of this trial"
    guard let core = StageCore.ofMainThread,
      !core.journal.faults.contains(where: { $0.sentence == sentence })
    else { return }
    core.warn("MissingCode", sentence, remedy: reason, kind: .unsupported)
  }

  /// Ends the process: nothing can go on without what the part would have returned.
  public static func stop(_ part: String, because reason: String) -> Never {
    fatalError("\(part) is left out of this trial: \(reason)")
  }
}
