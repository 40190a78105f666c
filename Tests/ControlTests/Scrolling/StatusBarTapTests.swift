import Foundation
import Testing

@testable import HeadlessUIKit

/// Which scroll views a tap on the status bar brings to their tops.
@MainActor
@Suite struct StatusBarTapTests {
  private func columns(on stage: Stage) -> [UIScrollView] {
    let root = UIViewController()
    stage.show(root)
    let width = root.view.bounds.width / 2
    return [0, width].map { x in
      let column = UIScrollView(frame: CGRect(x: x, y: 0, width: width, height: 400))
      column.contentInsetAdjustmentBehavior = .never
      column.contentSize = CGSize(width: width, height: 4000)
      column.contentOffset.y = 500
      root.view.addSubview(column)
      return column
    }
  }

  @Test func onAPadItIsTheOneBelowTheFinger() throws {
    let stage = Stage(device: .iPadPro11)
    let columns = columns(on: stage)
    try stage.record { stage.tap(at: CGPoint(x: columns[1].frame.minX, y: 10)) }
    #expect(columns.map(\.contentOffset.y) == [500, 0])
    try stage.record { stage.tap(at: CGPoint(x: columns[1].frame.minX - 1, y: 10)) }
    #expect(columns.map(\.contentOffset.y) == [0, 0])
  }

  @Test func onAPhoneNoneOfSeveralGoes() throws {
    let stage = Stage(device: .iPhone15)
    let columns = columns(on: stage)
    try stage.record { stage.tap(at: CGPoint(x: 20, y: 10)) }
    #expect(columns.map(\.contentOffset.y) == [500, 500])
    columns[1].isHidden = true
    try stage.record { stage.tap(at: CGPoint(x: 20, y: 10)) }
    #expect(columns.map(\.contentOffset.y) == [0, 500])
  }
}
