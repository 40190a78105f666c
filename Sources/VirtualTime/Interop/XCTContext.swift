/// A part of a test that has a name; XCTest has none on Linux.
public protocol XCTActivity {
  var name: String { get }
}

/// Runs parts of a test, which no report lists.
public enum XCTContext {
  public static func runActivity<Result>(
    named name: String,
    block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(NamedActivity(name: name))
  }
}

private struct NamedActivity: XCTActivity {
  let name: String
}
