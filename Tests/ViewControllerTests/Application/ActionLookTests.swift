import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The colors, the image and the mark of an alert's action, on a button of 270 by 44 points.
@MainActor
@Suite(.evidence(.inferred)) struct ActionLookTests {
  private let stage = Stage(device: .iPhone15)
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 270, height: 44))
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }

  /// The views that the look has added.
  private func added(_ look: ActionLook) -> [UIView] {
    let before = button.subviews
    look.show(in: button, padding: 16)
    return button.subviews.filter { one in !before.contains { $0 === one } }
  }

  /// It stays there, in the middle, when the button gets the size of its row.
  @Test func anImageStandsAtTheLeftEdge() throws {
    let views = added(ActionLook(image: image))
    let view = try #require(views.first)
    #expect(views.count == 1 && view.frame == CGRect(x: 16, y: 17, width: 20, height: 10))
    button.frame.size = CGSize(width: 377, height: 58)
    #expect(view.frame == CGRect(x: 16, y: 24, width: 20, height: 10))
  }

  @Test func aMarkStandsAtTheRightEdge() throws {
    let views = added(ActionLook(image: image, isChecked: true))
    let mark = try #require(views.last)
    #expect(views.count == 2 && isNear(mark.frame.maxX, 254) && isNear(mark.frame.midY, 22))
    button.frame.size = CGSize(width: 377, height: 58)
    #expect(isNear(mark.frame.maxX, 361) && isNear(mark.frame.midY, 29))
    #expect(views[0].frame.minX == 16)
  }

  @Test func imagesHaveTheirColorOrThatOfTheTitle() {
    let own = added(ActionLook(titleColor: .blue, image: image, imageColor: .red))
    #expect(own.map(\.tintColor) == [.red] && button.titleColor(for: .normal) == .blue)
    #expect(added(ActionLook(titleColor: .blue, image: image)).map(\.tintColor) == [.blue])
  }

  @Test(arguments: [
    (NSTextAlignment.left, UIControl.ContentHorizontalAlignment.left), (.right, .right),
    (.natural, .leading), (.center, .center), (.justified, .center),
  ])
  func aTitleIsAligned(
    alignment: NSTextAlignment,
    expected: UIControl.ContentHorizontalAlignment
  ) {
    #expect(added(ActionLook(alignment: alignment)).isEmpty)
    #expect(button.contentHorizontalAlignment == expected)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    _ = added(ActionLook(image: image, alignment: alignment))
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 0, left: 48, bottom: 0, right: 16))
  }

  @Test func withoutALookNothingChanges() {
    #expect(added(ActionLook()).isEmpty)
    #expect(button.contentHorizontalAlignment == .center && button.contentEdgeInsets == .zero)
  }
}
