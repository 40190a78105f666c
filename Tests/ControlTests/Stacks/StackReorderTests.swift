import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A view that a stack arranges already moves instead of being arranged twice.
@MainActor
@Suite struct StackReorderTests {
  private let views = (0..<3).map { _ in UIView() }
  private let stack: UIStackView

  init() {
    stack = UIStackView(arrangedSubviews: views)
  }

  private var order: [Int?] {
    stack.arrangedSubviews.map { view in views.firstIndex { $0 === view } }
  }

  @Test(.evidence(.documented), arguments: [-1, 2])
  func anIndexOutOfBoundsIsRefused(index: Int) {
    let stage = Stage(device: .iPhone15)
    let stack = UIStackView(arrangedSubviews: [UIView()])
    let newcomer = UIView()
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { stack.insertArrangedSubview(newcomer, at: index) }
    }
    #expect(stack.arrangedSubviews.count == 1 && newcomer.superview == nil)
  }

  @Test(arguments: [(0, [1, 2, 0]), (1, [0, 2, 1]), (2, [0, 1, 2])])
  func addedAgainItIsTheLast(index: Int, wanted: [Int]) {
    stack.addArrangedSubview(views[index])
    #expect(order == wanted)
    #expect(stack.subviews.count == 3)
  }

  @Test(arguments: 0..<3, 0...3)
  func insertedAgainItIsAtTheIndex(view: Int, index: Int) {
    stack.insertArrangedSubview(views[view], at: index)
    #expect(stack.arrangedSubviews.count == 3)
    #expect(order[min(index, 2)] == view)
    let others: [Int] = (0..<3).filter { $0 != view }
    #expect(order.filter { $0 != view } == others)
  }
}
