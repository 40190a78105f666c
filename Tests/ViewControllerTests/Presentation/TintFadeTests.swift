import Foundation
import Geometry
import QuartzCore
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What is drawn in a tint that dims fades with the presentation, and does not jump.
@MainActor
@Suite struct TintFadeTests {
  private let stage = Stage(device: .iPhone15)
  private let root = UIViewController()
  private let mark = DrawnMark(frame: CGRect(x: 10, y: 100, width: 40, height: 40))
  private let plain = PlainMark(frame: CGRect(x: 60, y: 100, width: 40, height: 40))

  init() {
    for view in [mark, plain] { root.view.addSubview(view) }
    stage.show(root)
  }

  private var alert: UIAlertController {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }

  /// What the view at a position shows in each frame.
  private func contents(at x: CGFloat, in film: Film) throws -> [Content] {
    try film.frames.map { try #require(layer(at: x, in: $0.scene.root)).content }
  }

  private func layer(at x: CGFloat, in node: Node) -> Layer? {
    if node.layer.position.x == x { return node.layer }
    return node.layer.children.lazy.compactMap { layer(at: x, in: $0) }.first
  }

  private func shares(_ contents: [Content]) -> [Double?] {
    contents.map {
      guard case .mix(let mix) = $0, case .uniform(let share) = mix.amount else { return nil }
      return share
    }
  }

  @Test(.rule("presentation.dims-tint", .inferred), arguments: [true, false])
  func aTintFadesBehindWhatIsPresented(isAlert: Bool) throws {
    let screen = isAlert ? alert : UIViewController()
    let film = try stage.record { root.present(screen, animated: true) }
    let shown = try contents(at: 30, in: film)
    let mixed = shares(shown).compactMap(\.self)
    #expect(mixed.count > 10)
    #expect(mixed == mixed.sorted() && mixed.allSatisfy { 0 < $0 && $0 < 1 })
    #expect(shown.first != shown.last)
    #expect(shares([shown[0], shown[shown.count - 1]]) == [nil, nil])
    #expect(Set(try contents(at: 80, in: film)).count == 1)
  }

  @Test(.rule("presentation.dims-tint", .inferred))
  func itFadesBackWithTheDismissal() throws {
    root.present(alert, animated: true)
    stage.advance(by: 1)
    let film = try stage.record { root.dismiss(animated: true) }
    let shown = try contents(at: 30, in: film)
    #expect(shares(shown).compactMap(\.self).count > 5)
    #expect(mark.layer.animationKeys() == nil)
  }

  @Test func withoutAnimationItChangesAtOnce() throws {
    let film = try stage.record { root.present(alert, animated: false) }
    #expect(shares(try contents(at: 30, in: film)) == film.frames.map { _ in nil })
  }

  @Test func whatWasToBeDrawnAnywayIsNotMixed() throws {
    let film = try stage.record {
      plain.color = .red
      root.present(alert, animated: true)
    }
    let shown = try contents(at: 80, in: film)
    #expect(Set(shown).count == 1)
    #expect(shares(shown) == shown.map { _ in nil })
  }
}

/// Draws itself in its tint.
private final class DrawnMark: UIView {
  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    tintColor.setFill()
    UIBezierPath(rect: bounds.insetBy(dx: 4, dy: 4)).fill()
  }
}

private final class PlainMark: UIView {
  var color = UIColor.green {
    didSet { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    color.setFill()
    UIBezierPath(rect: bounds).fill()
  }
}
