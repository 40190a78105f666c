import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Cells that change their own constraints while they are laid out.
@MainActor
@Suite struct CellLayoutTests {
  enum Change: CaseIterable, Sendable {
    /// Constraints that give way to new ones, before and after `super` has been called.
    case early, late
    /// A constant that is another one for a while.
    case constant
    /// Constraints that are no more than asked for.
    case request
    /// A content view that is smaller than `super` makes it.
    case content
  }

  private final class Cell: UITableViewCell {
    let box = UIView()
    var change = Change.late
    var layouts = 0
    private var ties: [NSLayoutConstraint] = []

    func fill() {
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      tie()
    }

    override func layoutSubviews() {
      layouts += 1
      if change == .early { tie() }
      super.layoutSubviews()
      switch change {
      case .early: break
      case .late: tie()
      case .constant:
        ties[0].constant = 0
        ties[0].constant = 12
      case .request: setNeedsUpdateConstraints()
      case .content: contentView.frame = bounds.insetBy(dx: 4, dy: 4)
      }
    }

    private func tie() {
      NSLayoutConstraint.deactivate(ties)
      ties = [
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        // In thirds, whose last digits depend on the order of sums.
        box.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 1 / 3),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      ]
      NSLayoutConstraint.activate(ties)
    }
  }

  private let stage = Stage(device: .iPhone15)

  @Test(.evidence(.inferred), arguments: Change.allCases)
  func whatMovesNothingSettles(change: Change) {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.change = change
    cell.fill()
    cell.frame = CGRect(x: 0, y: 200, width: 300, height: 60)
    stage.window.addSubview(cell)
    stage.advance(by: 0)
    let height: CGFloat = change == .content ? 42 : 50
    #expect(cell.box.frame.height == height && cell.box.frame.minX == 12)
    #expect(cell.layouts < 8)
    #expect(stage.faults.isEmpty)
  }

  /// Changes constraints until what it shows has its size.
  private final class Growing: UITableViewCell {
    let box = UIView()
    lazy var width = box.widthAnchor.constraint(equalToConstant: 10)

    func fill() {
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      NSLayoutConstraint.activate([
        width,
        box.leadingAnchor.constraint(equalTo: leadingAnchor),
        box.topAnchor.constraint(equalTo: topAnchor),
        box.heightAnchor.constraint(equalTo: box.widthAnchor),
      ])
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      if box.frame.width < 40 { width.constant = box.frame.width + 10 }
    }
  }

  @Test(.evidence(.inferred), arguments: [true, false])
  func whatMovesIsLaidOutAgain(isAtOnce: Bool) {
    let cell = Growing(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 200, width: 300, height: 60)
    cell.fill()
    stage.window.addSubview(cell)
    if isAtOnce { cell.layoutIfNeeded() } else { stage.advance(by: 0) }
    #expect(cell.box.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(stage.faults.isEmpty)
  }
}
