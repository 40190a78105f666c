import Foundation
import Geometry
import HeadlessUIKit
import Testing

@testable import InterfaceBuilder

/// Rows of the tables that outside documents taught.
@MainActor @Suite struct RowTests {
  private let stage = Stage(device: .iPhone15)

  struct Edges: CustomTestStringConvertible, Sendable {
    let attributes: String
    let edges: UIRectEdge
    var testDescription: String { attributes.isEmpty ? "none" : attributes }
  }

  @Test(arguments: [
    Edges(attributes: "", edges: []),
    Edges(attributes: "top=\"YES\" bottom=\"YES\"", edges: [.top, .bottom]),
  ])
  func edgesUnderBarsAreAsWritten(_ row: Edges) throws {
    let scene = Documents.controller(
      "a",
      "",
      "<extendedEdge key=\"edgesForExtendedLayout\" \(row.attributes)/>"
    )
    let board = try Documents.board(Documents.storyboard([scene]))
    let controller = try #require(board.instantiateInitialViewController())
    #expect(controller.edgesForExtendedLayout == row.edges)
  }

  @Test func aStackMayHaveTheSystemsSpacing() throws {
    let objects = try Documents.objects(
      Documents.nib("<stackView spacingType=\"standard\" id=\"s\"/>")
    )
    #expect((objects.first as? UIStackView)?.spacing == UIStackView.spacingUseSystem)
  }

  @Test func barsHaveTheAppearancesOfTheirDocument() throws {
    let color = { (key: String, red: Int) in
      "<color key=\"\(key)\" red=\"\(red)\" green=\"0\" blue=\"0\" alpha=\"1\" "
        + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    }
    let bar = """
      <navigationBar id="n">
      <navigationBarAppearance key="standardAppearance">\(color("backgroundColor", 1))
      <textAttributes key="titleTextAttributes">\(color("textColor", 1))</textAttributes>
      </navigationBarAppearance>
      <navigationBarAppearance key="scrollEdgeAppearance">\(color("shadowColor", 0))
      </navigationBarAppearance></navigationBar>
      """
    let objects = try Documents.objects(Documents.nib(bar))
    let made = try #require(objects.first as? UINavigationBar)
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(made.standardAppearance.backgroundColor == red)
    #expect(made.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == red)
    #expect(made.scrollEdgeAppearance?.shadowColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(made.compactAppearance == nil)
  }

  @Test func aStackThatIsShownFromInsideAnotherIsPresented() throws {
    let stack = { (id: String, root: String) in
      """
      <navigationController id="\(id)" sceneMemberID="viewController"><connections>
      <segue destination="\(root)" kind="relationship" relationship="rootViewController" \
      id="\(id)-root"/></connections></navigationController>
      """
    }
    let first = Documents.controller(
      "b",
      "",
      "<connections><segue destination=\"c\" kind=\"show\" identifier=\"go\" id=\"s\"/></connections>"
    )
    let board = try Documents.board(
      Documents.storyboard([stack("a", "b"), first, stack("c", "d"), Documents.controller("d")])
    )
    let outer = try #require(board.instantiateInitialViewController() as? UINavigationController)
    stage.show(outer)
    outer.topViewController?.performSegue(withIdentifier: "go", sender: nil)
    stage.advance(by: 1)
    #expect(outer.presentedViewController is UINavigationController)
    #expect(outer.viewControllers.count == 1)
  }

  @Test func colorsOfMacOSAreThoseOfIOSOrOfText() throws {
    let colors = ["systemRedColor", "textColor", "textBackgroundColor"].map {
      "<label id=\"\($0)\"><color key=\"textColor\" name=\"\($0)\" catalog=\"System\" "
        + "colorSpace=\"catalog\"/></label>"
    }
    let made = try Documents.objects(Documents.nib(colors.joined())).compactMap { $0 as? UILabel }
    #expect(made.map(\.textColor) == [.systemRed, .label, .systemBackground])
  }

  @Test func aReferenceToAnImageSaysHowItsSymbolIsDrawn() throws {
    let reference = { (key: String) in
      "<imageReference key=\"\(key)\" image=\"star\" catalog=\"system\" symbolScale=\"large\"/>"
    }
    let nib = """
      <imageView id="i">\(reference("image"))</imageView>
      <button id="b"><state key="normal">\(reference("image"))</state></button>
      <imageView image="star" catalog="system" id="p"/>
      """
    let made = try Documents.objects(Documents.nib(nib))
    let large = UIImage(
      systemName: "star",
      withConfiguration: UIImage.SymbolConfiguration(scale: .large)
    )
    #expect((made[0] as? UIImageView)?.image?.size == large?.size)
    #expect((made[1] as? UIButton)?.image(for: .normal)?.size == large?.size)
    #expect(large?.size != UIImage(systemName: "star")?.size)
  }

  @Test func accessibilityIsAsWritten() throws {
    let nib = """
      <view id="v"><accessibility key="accessibilityConfiguration" label="Cup" hint="Hot" \
      identifier="cup"><bool key="isElement" value="YES"/></accessibility></view>
      """
    let view = try #require(Documents.objects(Documents.nib(nib)).first as? UIView)
    #expect(view.accessibilityLabel == "Cup" && view.accessibilityHint == "Hot")
    #expect(view.accessibilityIdentifier == "cup" && view.isAccessibilityElement)
  }

  @Test func aButtonsTitleMayBeAttributed() throws {
    let nib = """
      <button id="b"><state key="normal"><attributedString key="attributedTitle">
      <fragment content="Tea"/></attributedString></state></button>
      """
    let button = try #require(Documents.objects(Documents.nib(nib)).first as? UIButton)
    #expect(button.attributedTitle(for: .normal)?.string == "Tea")
  }
}
