/// A value that can say what is wrong with itself, so that one rule serves code and data.
protocol Validated {
  var fault: TimelineError? { get }
}

extension Validated {
  /// A programmer's mistake ends here with the sentence that bad data would have thrown.
  func trusted() -> Self {
    if let fault { preconditionFailure(fault.description) }
    return self
  }

  /// Bad data ends here.
  func checked() throws(TimelineError) -> Self {
    if let fault { throw fault }
    return self
  }
}

/// The first of several claims that does not hold.
func firstFault(_ claims: (holds: Bool, TimelineError)...) -> TimelineError? {
  claims.first { !$0.holds }?.1
}
