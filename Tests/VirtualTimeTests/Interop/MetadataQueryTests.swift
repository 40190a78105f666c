import Foundation
import Testing
import Timeline

@testable import VirtualTime

/// Searches of iCloud, which is empty.
@MainActor @Suite struct MetadataQueryTests {
  private let core = StageCore()
  private let query = NSMetadataQuery()

  // Told on the main queue only.
  private final class Names: @unchecked Sendable {
    var all: [String] = []
  }

  /// What is told of the query until a second has passed.
  private func told(_ work: () -> Void) -> [String] {
    core.becomeAmbient()
    let names = Names()
    let center = NotificationCenter.default
    let kinds: [NSNotification.Name] = [
      .NSMetadataQueryDidStartGathering, .NSMetadataQueryDidFinishGathering,
    ]
    let tokens = kinds.map { kind in
      center.addObserver(forName: kind, object: query, queue: nil) {
        names.all.append($0.name.rawValue)
      }
    }
    defer { tokens.forEach(center.removeObserver) }
    work()
    core.run(until: Instant(seconds: 1))
    return names.all
  }

  @Test func aSearchEndsOnceWithoutResults() {
    query.predicate = NSPredicate(value: true)
    let names = told {
      #expect(query.start() && query.isGathering && !query.start())
    }
    #expect(
      names == [
        "NSMetadataQueryDidStartGatheringNotification",
        "NSMetadataQueryDidFinishGatheringNotification",
      ]
    )
    #expect(query.isStarted && !query.isGathering && query.resultCount == 0)
  }

  @Test func aStoppedSearchDoesNotEnd() {
    query.predicate = NSPredicate(value: true)
    let names = told {
      query.start()
      query.stop()
    }
    #expect(names == ["NSMetadataQueryDidStartGatheringNotification"] && query.isStopped)
  }

  @Test func aSearchForNothingDoesNotBegin() {
    let names = told { #expect(!query.start()) }
    #expect(names.isEmpty)
  }

  @Test func aFileThatSomebodyChoseIsOpen() {
    let url = URL(filePath: "/tmp/a")
    #expect(url.startAccessingSecurityScopedResource())
    url.stopAccessingSecurityScopedResource()
  }
}
