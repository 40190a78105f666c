import Foundation
import Testing

@testable import InterfaceBuilder

/// The segue after which a scene is on screen.
@Suite struct SegueWaysTests {
  /// The scene in which the way starts, and its segue.
  private func way(to scene: Int, in scenes: [String]) throws -> String? {
    let document = try InterfaceDocument(data: Documents.storyboard(scenes), name: "Main")
    return SegueWays(document).way(to: "s\(scene)").map { "\($0.scene) \($0.segue.id ?? "")" }
  }

  private func scene(_ id: String, _ segues: String...) -> String {
    Documents.controller(id, "", "<connections>\(segues.joined())</connections>")
  }

  private func scene(_ id: String, containing child: String) -> String {
    let segue = "<segue destination=\"\(child)\" kind=\"relationship\" id=\"\(id)-\(child)\"/>"
    return Documents.controller(
      id,
      "",
      element: "navigationController",
      "<connections>\(segue)</connections>"
    )
  }

  private let go = "<segue destination=\"n\" kind=\"presentation\" id=\"go\"/>"

  @Test func aContainerIsAWayToWhatItShows() throws {
    let scenes = [scene("a", go), scene("n", containing: "b"), scene("b")]
    #expect(try way(to: 1, in: scenes) == "s0 go")
    #expect(try way(to: 2, in: scenes) == "s0 go")
    #expect(try way(to: 0, in: scenes) == nil)
  }

  @Test func aSegueToTheSceneItselfIsNearer() throws {
    let direct = "<segue destination=\"b\" kind=\"show\" id=\"direct\"/>"
    let scenes = [scene("a", go), scene("n", containing: "b"), scene("b"), scene("c", direct)]
    #expect(try way(to: 2, in: scenes) == "s3 direct")
    #expect(try way(to: 1, in: scenes) == "s0 go")
  }

  @Test func containersInACircleHaveNoWay() throws {
    let scenes = [scene("m", containing: "n"), scene("n", containing: "m")]
    #expect(try way(to: 0, in: scenes) == nil)
    #expect(try way(to: 1, in: scenes) == nil)
  }
}
