import Foundation
import Geometry
import HeadlessUIKit
import Scene
import Testing

@testable import InterfaceBuilder

/// The boxes that stand for images that are not here.
@MainActor @Suite struct ImageBoxTests {
  private func element(
    _ name: String,
    _ attributes: [String: String],
    _ children: [Element] = []
  ) -> Element {
    Element(
      name: name,
      attributes: attributes,
      children: children,
      text: "",
      position: DocumentPosition(line: 1, column: 1)
    )
  }

  /// Where the baseline of the text in the box of an image begins; nil if there is no text.
  private func baseline(of name: String, width: Int, height: Int) -> CGPoint? {
    let note = element("image", ["name": name, "width": "\(width)", "height": "\(height)"])
    let resources = DocumentResources(element("resources", [:], [note]))
    let image = ImageFinder(resources: resources, bundle: nil).image(name)
    guard case .drawn(let picture) = image?.cgImage?.picture,
      case .drawing(let drawing) = picture.node.layer.content
    else { return nil }
    let origins = drawing.commands.compactMap { command -> CGPoint? in
      guard case .glyphs(_, let origin, _) = command else { return nil }
      return origin
    }
    return origins.first
  }

  @Test func theNameStandsInTheMiddleOfTheBox() throws {
    let font = UIFont.systemFont(ofSize: 12)
    let text = "photo".size(withAttributes: [.font: font])
    let start = try #require(baseline(of: "photo", width: 200, height: 100))
    #expect(abs(start.x + text.width / 2 - 100) < 1e-6)
    #expect(abs(start.y - font.ascender + text.height / 2 - 50) < 1)
  }

  @Test func aBoxThatIsTooSmallForTheNameIsPlain() {
    #expect(baseline(of: "photo", width: 200, height: 12) == nil)
    #expect(baseline(of: "photo", width: 24, height: 100) == nil)
  }
}
