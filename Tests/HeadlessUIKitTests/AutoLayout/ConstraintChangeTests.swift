import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A constraint that changes after it was laid out.
@MainActor
@Suite struct ConstraintChangeTests {
  private let stage = Stage(device: .iPhone15)
  private let view = UIView()
  private let narrow: NSLayoutConstraint
  private let wide: NSLayoutConstraint

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(view)
    narrow = view.widthAnchor.constraint(equalToConstant: 100)
    wide = view.widthAnchor.constraint(equalToConstant: 200)
    (narrow.priority, wide.priority) = (.init(700), .init(600))
    NSLayoutConstraint.activate([
      narrow, wide, view.heightAnchor.constraint(equalToConstant: 10),
      view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      view.topAnchor.constraint(equalTo: stage.window.topAnchor),
    ])
    stage.advance(by: 0)
  }

  private func width(after change: () -> Void) -> CGFloat {
    change()
    stage.advance(by: 0)
    return view.frame.width
  }

  @Test func theHigherPriorityWins() { #expect(view.frame.width == 100) }

  @Test func aChangedPriorityIsLaidOut() {
    #expect(width { wide.priority = .init(701) } == 200)
    #expect(width { wide.priority = .init(699) } == 100)
    #expect(width { narrow.priority = .init(698) } == 200)
    #expect(stage.faults.isEmpty)
  }

  @Test func aChangedConstantIsLaidOut() {
    #expect(width { narrow.constant = 120 } == 120)
    #expect(width { wide.constant = 300 } == 120, "it is overruled")
  }

  @Test func aConstraintComesAndGoes() {
    #expect(width { narrow.isActive = false } == 200)
    #expect(!narrow.isActive)
    #expect(width { narrow.priority = .init(900) } == 200, "it is not active")
    #expect(width { narrow.isActive = true } == 100)
    #expect(width { NSLayoutConstraint.deactivate([narrow, wide]) } == 0)
  }

  @Test func aConstraintGoesWithItsView() {
    #expect(width { view.removeFromSuperview() } == 100)
    stage.window.addSubview(view)
    #expect(width { wide.priority = .required } == 200)
  }

  @Test func aChangeWithinAnAnimationMoves() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      wide.priority = .init(800)
      stage.window.layoutIfNeeded()
    }
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()?.bounds.width == 150)
    stage.advance(by: 0.5)
    #expect(view.frame.width == 200)
  }

  @Test(.rule("layout.fitting-required-content", .documented))
  func `content that is required is not held to the frame of a view on its own`() {
    let (card, line) = (UIView(), UIView())
    line.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(line)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      line.heightAnchor.constraint(equalToConstant: 30),
      card.bottomAnchor.constraint(equalTo: line.bottomAnchor, constant: 10),
      line.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 50)
    #expect(card.frame == .zero)
    card.frame.size = CGSize(width: 80, height: 50)
    #expect(!line.hasAmbiguousLayout, "its frame holds again")
    card.layoutIfNeeded()
    #expect(line.frame == CGRect(x: 0, y: 10, width: 80, height: 30))
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("layout.upper-bound-alone", .measured))
  func `a size that only upper bounds speak of is none`() {
    let (box, pad) = (UIView(), UIView())
    for view in [box, pad] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: 34),
      box.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      box.topAnchor.constraint(equalTo: stage.window.topAnchor),
      pad.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 5),
      pad.trailingAnchor.constraint(lessThanOrEqualTo: stage.window.trailingAnchor),
    ])
    stage.advance(by: 0)
    #expect(box.frame.size == CGSize(width: 0, height: 34))
    #expect(pad.frame.width == 0)
    #expect(box.hasAmbiguousLayout, "nothing says how wide it is")
    box.removeFromSuperview()
    stage.advance(by: 0)
    #expect(stage.faults.isEmpty)
  }
}
