import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Properties whose changes invalidate their view.
@MainActor
@Suite struct InvalidatingTests {
  private final class Gauge: UIView {
    @Invalidating(.display) var level = 0
    @Invalidating(.layout, .intrinsicContentSize) var width: CGFloat = 10
    var (layouts, drawings) = (0, 0)

    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 5) }
    override func layoutSubviews() { layouts += 1 }
    override func draw(_ rect: CGRect) { drawings += 1 }
  }

  @Test func aChangeInvalidatesWhatItsPropertyNames() {
    let stage = Stage(device: .iPhone15)
    let gauge = Gauge()
    gauge.translatesAutoresizingMaskIntoConstraints = false
    let root = UIViewController()
    stage.window.rootViewController = root
    root.view.addSubview(gauge)
    NSLayoutConstraint.activate([
      gauge.leftAnchor.constraint(equalTo: root.view.leftAnchor),
      gauge.topAnchor.constraint(equalTo: root.view.topAnchor),
    ])
    stage.advance(by: 0)
    (gauge.layouts, gauge.drawings) = (0, 0)
    gauge.level = 0
    stage.advance(by: 0)
    #expect(gauge.layouts == 0 && gauge.drawings == 0)
    gauge.level = 3
    stage.advance(by: 0)
    #expect(gauge.level == 3 && gauge.layouts == 0 && gauge.drawings == 1)
    gauge.width = 30
    stage.advance(by: 0)
    #expect(gauge.layouts > 0 && gauge.bounds.width == 30)
  }
}
