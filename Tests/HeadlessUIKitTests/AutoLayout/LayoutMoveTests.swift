import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Views that move from one hierarchy to another, and from their masks to constraints and back.
@MainActor
@Suite struct LayoutMoveTests {
  private let stage = Stage(device: .iPhone15)
  private var window: UIWindow { stage.window }

  private func free(in parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test func aSubtreeIsLaidOutAloneThenInAWindowThenAloneAgain() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (line, guide) = (free(in: card), UILayoutGuide())
    card.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      line.trailingAnchor.constraint(equalTo: guide.leadingAnchor),
      line.topAnchor.constraint(equalTo: card.topAnchor),
      line.heightAnchor.constraint(equalToConstant: 20),
      guide.widthAnchor.constraint(equalToConstant: 30),
      guide.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      guide.topAnchor.constraint(equalTo: card.topAnchor),
      guide.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    card.layoutIfNeeded()
    #expect(line.frame == CGRect(x: 10, y: 0, width: 60, height: 20))
    #expect(guide.layoutFrame == CGRect(x: 70, y: 0, width: 30, height: 50))
    window.addSubview(card)
    card.frame = CGRect(x: 5, y: 100, width: 200, height: 80)
    let other = free(in: window)
    let ties = [
      other.leftAnchor.constraint(equalTo: line.rightAnchor, constant: 1),
      other.topAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
    NSLayoutConstraint.activate(
      ties + [
        other.widthAnchor.constraint(equalToConstant: 9),
        other.heightAnchor.constraint(equalToConstant: 9),
      ]
    )
    stage.advance(by: 0)
    #expect(line.frame == CGRect(x: 10, y: 0, width: 160, height: 20))
    #expect(guide.layoutFrame == CGRect(x: 170, y: 0, width: 30, height: 80))
    #expect(other.frame == CGRect(x: 176, y: 180, width: 9, height: 9))
    card.removeFromSuperview()
    #expect(ties.map(\.isActive) == [false, false])
    card.frame.size.width = 120
    card.layoutIfNeeded()
    #expect(line.frame == CGRect(x: 10, y: 0, width: 80, height: 20))
    #expect(guide.layoutFrame == CGRect(x: 90, y: 0, width: 30, height: 80))
    #expect(stage.faults.isEmpty)
  }

  @Test func aViewIsHandedToTheSolverAndBack() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    window.addSubview(view)
    let next = free(in: window)
    NSLayoutConstraint.activate([
      next.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 5),
      next.topAnchor.constraint(equalTo: view.topAnchor),
      next.widthAnchor.constraint(equalToConstant: 10),
      next.heightAnchor.constraint(equalToConstant: 10),
    ])
    func corner(after change: () -> Void) -> CGPoint {
      change()
      stage.advance(by: 0)
      return next.frame.origin
    }
    #expect(corner {} == CGPoint(x: 65, y: 10))
    #expect(corner { view.frame.origin.x = 30 } == CGPoint(x: 85, y: 10))
    let places = [
      view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 100),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 40),
      view.widthAnchor.constraint(equalToConstant: 60),
      view.heightAnchor.constraint(equalToConstant: 30),
    ]
    let solved = corner {
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate(places)
    }
    #expect(solved == CGPoint(x: 165, y: 40))
    #expect(view.frame == CGRect(x: 100, y: 40, width: 60, height: 30))
    let back = corner {
      NSLayoutConstraint.deactivate(places)
      view.translatesAutoresizingMaskIntoConstraints = true
    }
    #expect(back == solved && view.frame == CGRect(x: 100, y: 40, width: 60, height: 30))
    #expect(corner { view.frame.origin = CGPoint(x: 0, y: 7) } == CGPoint(x: 65, y: 7))
    #expect(stage.faults.isEmpty)
  }

  /// A constraint lies where both of its items are.
  @Test func constraintsLieOnTheNearestCommonAncestor() {
    let (left, right) = (free(in: window), free(in: window))
    let (inner, outer) = (free(in: left), free(in: right))
    let rows: [(NSLayoutConstraint, UIView)] = [
      (inner.widthAnchor.constraint(equalToConstant: 5), inner),
      (inner.leftAnchor.constraint(equalTo: left.leftAnchor), left),
      (left.topAnchor.constraint(equalTo: inner.topAnchor), left),
      (inner.topAnchor.constraint(equalTo: outer.bottomAnchor), window),
      (outer.heightAnchor.constraint(equalTo: left.heightAnchor), window),
    ]
    for (constraint, home) in rows {
      constraint.isActive = true
      #expect(home.constraints.contains { $0 === constraint } && constraint.isActive)
      home.removeConstraint(constraint)
      #expect(!constraint.isActive && !home.constraints.contains { $0 === constraint })
    }
  }
}
