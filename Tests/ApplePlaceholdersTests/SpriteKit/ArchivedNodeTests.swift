import Foundation
import Testing

@testable import ApplePlaceholders

@Suite struct ArchivedNodeTests {
  @Test func whatIsNoArchiveHasNoRoot() {
    #expect(ArchivedNode.root(of: Data("a scene".utf8)) == nil)
  }

  @MainActor @Test func aFileThatIsNotThereMakesNoScene() {
    #expect(SKScene(fileNamed: "NoSuchScene") == nil)
    #expect(SKEmitterNode(fileNamed: "NoSuchSparks") == nil)
  }
}
