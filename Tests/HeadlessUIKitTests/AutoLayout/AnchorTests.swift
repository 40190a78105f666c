import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What constraints between anchors say about what they were made of.
@MainActor
@Suite struct AnchorTests {
  private let stage = Stage(device: .iPhone15)
  private let outer = UIView()
  private let inner = UIView()

  init() {
    outer.addSubview(inner)
  }

  @Test(.evidence(.reported))
  func `a constraint returns anchors that are equal to those that it was made of`() {
    let safeArea = outer.safeAreaLayoutGuide
    let constraint = inner.topAnchor.constraint(equalTo: safeArea.bottomAnchor)
    #expect(constraint.firstAnchor.isEqual(inner.topAnchor))
    #expect(constraint.firstAnchor.hash == inner.topAnchor.hash)
    #expect(constraint.secondAnchor?.isEqual(safeArea.bottomAnchor) == true)
    #expect(!constraint.firstAnchor.isEqual(outer.topAnchor))
    #expect(!constraint.firstAnchor.isEqual(inner.bottomAnchor))
    #expect(!constraint.firstAnchor.isEqual(inner))
  }

  @Test(.evidence(.reported))
  func `a multiplier of zero leaves a constant`() {
    let constraint = inner.widthAnchor.constraint(
      equalTo: outer.widthAnchor,
      multiplier: 0,
      constant: 5
    )
    #expect(constraint.secondItem == nil && constraint.secondAnchor == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 5)
  }
}
