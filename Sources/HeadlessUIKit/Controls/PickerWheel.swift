import Foundation
import Geometry

/// One wheel: rows that scroll and stop in the middle.
@MainActor
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  let component: Int
  private unowned let picker: UIPickerView
  private(set) var count = 0
  private(set) var selected = -1
  private var rows: [Int: UIView] = [:]
  var rowSize = CGSize(width: 0, height: UIPickerView.rowHeight)

  init(_ picker: UIPickerView, _ component: Int) {
    (self.picker, self.component) = (picker, component)
    super.init(frame: .zero)
    delegate = self
    decelerationRate = .fast
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    alwaysBounceVertical = true
    contentInsetAdjustmentBehavior = .never
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Selector("tapped", PickerWheel.tapped))
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  func reload(_ count: Int) {
    take(away: rows.keys.sorted())
    self.count = count
    selected = count > 0 ? min(max(0, selected), count - 1) : -1
    setNeedsLayout()
  }

  func select(_ row: Int, animated: Bool) {
    guard (0..<count).contains(row) else { return }
    selected = row
    if animated { layoutIfNeeded() }
    setContentOffset(offset(of: row), animated: animated)
  }

  func view(at row: Int) -> UIView? { rows[row] }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowSize.height - inset)
  }
  private var inset: CGFloat { (bounds.height - rowSize.height) / 2 }
  private func row(at y: CGFloat) -> Int {
    min(max(0, Self.whole(((y + inset) / rowSize.height).rounded())), max(0, count - 1))
  }

  override func boundsSizeChanged() {
    super.boundsSizeChanged()
    contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    contentSize = CGSize(width: rowSize.width, height: rowSize.height * CGFloat(count))
    if selected >= 0 { setContentOffset(offset(of: selected), animated: false) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: rowSize.width, height: rowSize.height * CGFloat(count))
    showRows()
  }

  private func showRows() {
    guard count > 0, bounds.height > 0 else { return }
    let middle = contentOffset.y + bounds.height / 2
    let reach = min(Self.whole((drum.rows / 4).rounded(.up)), Self.most) + 1
    let centre = Self.whole(middle / rowSize.height)
    let wanted = max(0, centre - reach)..<max(0, min(count, centre + reach + 1))
    take(away: rows.keys.sorted().filter { !wanted.contains($0) })
    for row in wanted {
      let view = rows[row] ?? picker.makeView(forRow: row, component: component)
      if rows[row] == nil { addSubview(view) }
      rows[row] = view
      turn(view, row: row, middle: middle)
    }
  }

  /// Rows on each side of the middle; no screen shows more.
  private static let most = 200  // [I]

  /// Sizes from files may be of any length.
  private static func whole(_ rows: CGFloat) -> Int { Int(max(-1e9, min(1e9, rows))) }

  private func take(away gone: [Int]) {
    for row in gone { rows.removeValue(forKey: row)?.removeFromSuperview() }
  }

  /// [M] The drum that rows stand on: a whole number of them goes around.
  private var drum: (radius: CGFloat, rows: CGFloat) {
    let length = bounds.height + 75
    return (0.334225372 * length, (2 * length / rowSize.height).rounded(.up))
  }

  /// [I] Rows are fainter with the distance from the middle.
  private func turn(_ view: UIView, row: Int, middle: CGFloat) {
    let drum = drum
    let distance = CGFloat(row) + 0.5 - middle / rowSize.height
    let angle = max(-.pi / 2, min(.pi / 2, distance * 2 * .pi / drum.rows))
    UIView.performWithoutAnimation {
      view.bounds.size = rowSize
      view.center = CGPoint(x: bounds.width / 2, y: middle + sin(angle) * drum.radius)
      view.transform = CGAffineTransform(scaleX: 1, y: max(0.01, cos(angle)))
      view.alpha = abs(distance) < 0.5 ? 1 : 0.6 * cos(angle)
    }
  }

  // MARK: Fingers

  private func tapped(_ tap: UITapGestureRecognizer) {
    let row = self.row(at: tap.location(in: self).y - bounds.height / 2)
    guard row != selected else { return picker.selectedRowTapped(component) }
    select(row, animated: true)
    picker.wheelStopped(self)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = offset(of: row(at: targetContentOffset.pointee.y))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { stopped() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { stopped() }

  private func stopped() {
    let row = self.row(at: contentOffset.y)
    guard row != selected else { return }
    selected = row
    picker.wheelStopped(self)
  }
}
