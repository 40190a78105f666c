import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// One call of `layoutIfNeeded` leaves nothing pending, whatever layout itself has changed.
@MainActor
@Suite struct PendingLayoutTests {
  enum Change: CaseIterable, Sendable {
    case constraint, constant, content
  }

  /// Changes something in its next layout.
  private final class Reactor: UIView {
    var react: (() -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      let change = react
      react = nil
      change?()
    }
  }

  private final class Content: UIView {
    var width: CGFloat = 60
    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 20) }
  }

  @Test(.evidence(.documented), arguments: Change.allCases)
  func whatALayoutChangesIsLaidOutInTheSameCall(change: Change) {
    let stage = Stage(device: .iPhone15)
    let (outer, inner) = (Reactor(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), Content())
    inner.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    let width = inner.widthAnchor.constraint(equalToConstant: 60)
    width.priority = .init(500)
    width.isActive = change != .content
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
    ])
    inner.setContentHuggingPriority(.init(300), for: .horizontal)
    inner.setContentCompressionResistancePriority(.init(300), for: .horizontal)
    stage.advance(by: 0)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
    outer.react = {
      switch change {
      case .constraint: inner.widthAnchor.constraint(equalToConstant: 120).isActive = true
      case .constant: width.constant = 120
      case .content:
        inner.width = 120
        inner.invalidateIntrinsicContentSize()
      }
    }
    outer.setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 120, height: 20))
    #expect(stage.faults.isEmpty)
  }
}
