import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Each requirement that a delegate leaves out reaches the object that stands in for it.
@MainActor
@Suite struct ForwardingTests {
  private let stage = Stage(device: .iPadPro11)

  /// One is missing: the requirement of animators needs a transition context, and is tested with
  /// transitions.
  @Test func `each requirement is asked once`() throws {
    let sources = Repository.files(below: "Sources/HeadlessUIKit", suffix: ".swift")
    let tables = Repository.files(below: "Tests/HeadlessUIKitTests/Forwarding", suffix: ".swift")
      .filter { $0.contains("ForwardingTests+") }
    let forwards = try Self.mentions(of: "standIn()?", in: sources)
    #expect(try Self.mentions(of: "relay.passesOn {", in: tables) == forwards - 1)
  }

  private static func mentions(of words: String, in files: [String]) throws -> Int {
    try files.reduce(0) { try $0 + Repository.text($1).ranges(of: words).count }
  }
}
