import Foundation
import Testing

@testable import HeadlessUIKit

/// The same film twice is the same film, also where hashes have another seed.
@MainActor
@Suite struct SecondProcessTests {
  @Test func `twice here`() throws {
    let first = try Rehearsal.lines()
    #expect(first.count > 20)
    #expect(try Rehearsal.lines() == first)
  }

  @Test func `and once more in a process of its own`() async throws {
    let other = try await #require(
      processExitsWith: .success,
      observing: [\.standardOutputContent]
    ) {
      let lines = try await MainActor.run { try Rehearsal.lines() }
      for line in lines { print("film:", line) }
      fflush(nil)
    }
    let text = String(decoding: other.standardOutputContent, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("film: ") }
      .map { String($0.dropFirst("film: ".count)) }
    let here = try Rehearsal.lines()
    #expect(lines == here)
  }
}
