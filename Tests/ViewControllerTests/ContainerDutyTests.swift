import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules containment.container-duties and containment.fitting-size: what a container does for
/// its children, and hears of them.
@MainActor @Suite struct ContainerDutyTests {
  final class Column: UIViewController {
    var heard: [String] = []

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      let height = view.bounds.height / CGFloat(max(children.count, 1))
      for (index, child) in children.enumerated() {
        child.view.frame = CGRect(
          x: 0,
          y: CGFloat(index) * height,
          width: view.bounds.width,
          height: height
        )
      }
    }
    override var childForStatusBarStyle: UIViewController? { children.last }
    override var childForStatusBarHidden: UIViewController? { children.first }
    override func show(_ vc: UIViewController, sender: Any?) {
      addChild(vc)
      view.addSubview(vc.view)
      vc.didMove(toParent: self)
    }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      preferredContentSize = container.preferredContentSize
    }
    override func systemLayoutFittingSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      let view = (container as? UIViewController)?.view
      let size = view?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      heard.append("\((container as? UIViewController)?.name ?? "") \(size?.height ?? -1)")
    }
  }

  final class Light: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  let stage = Stage(device: .iPhone15)
  let column = Column()

  @Test(.rule("containment.container-duties", .documented))
  func theContainerGivesRoomAndSpeaksForItsChildren() throws {
    let (first, last) = (C(), Light())
    stage.show(column)
    column.show(first, sender: nil)
    first.show(last, sender: nil)
    #expect(last.parent === column)
    stage.advance(by: 0)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 393, height: 426))
    #expect(last.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    #expect(stage.statusBarChooser === last)
    #expect(stage.statusBarHider === first)
    #expect(stage.statusBar.state.style == .lightContent)
    last.preferredContentSize = CGSize(width: 100, height: 50)
    #expect(column.preferredContentSize == CGSize(width: 100, height: 50))
    try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(last.view.frame == CGRect(x: 0, y: 196.5, width: 852, height: 196.5))
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("containment.fitting-size", .documented))
  func anotherFittingSizeReachesTheContainer() throws {
    let (child, box) = (C(), UIView())
    box.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([
      height, box.topAnchor.constraint(equalTo: child.view.topAnchor),
      box.bottomAnchor.constraint(lessThanOrEqualTo: child.view.bottomAnchor),
    ])
    stage.show(column)
    column.show(child, sender: nil)
    stage.advance(by: 0)
    #expect(column.heard == [])
    height.constant = 120
    stage.advance(by: 0)
    #expect(column.heard == ["C 120.0"])
    stage.advance(by: 1)
    box.backgroundColor = .red
    stage.advance(by: 0)
    #expect(column.heard == ["C 120.0"])
    height.constant = 90
    stage.advance(by: 0)
    #expect(column.heard == ["C 120.0", "C 90.0"])
  }
}
