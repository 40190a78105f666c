import Foundation
import Geometry

@testable import HeadlessUIKit

/// A stage with one view that fills it.
@MainActor
struct Bench {
  let stage: Stage
  let view = UIView()

  init(width: CGFloat = 320, height: CGFloat = 480) {
    stage = Stage(device: Stage.Device(width: width, height: height, scale: 2))
    view.frame = stage.window.bounds
    stage.window.addSubview(view)
    stage.advance(by: 0)
  }

  @discardableResult
  func add<V: UIView>(_ subview: V, _ frame: CGRect) -> V {
    subview.frame = frame
    view.addSubview(subview)
    stage.advance(by: 0)
    return subview
  }
}

/// Writes down what a recognizer tells its target.
@MainActor
final class GestureDiary: NSObject {
  var lines: [String] = []
  var states: [UIGestureRecognizer.State] = []
  var onCall: ((UIGestureRecognizer) -> Void)?

  func hear(_ recognizer: UIGestureRecognizer) {
    states.append(recognizer.state)
    lines.append("\(recognizer.name ?? "gesture") \(recognizer.state)")
    onCall?(recognizer)
  }

  /// A recognizer that writes here, on a view.
  func watch<R: UIGestureRecognizer>(_ recognizer: R, _ name: String, on view: UIView) -> R {
    recognizer.name = name
    recognizer.addTarget(self, action: Selector("hear", GestureDiary.hear))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
}

/// Counts the touches that get through to it.
@MainActor
final class TouchPad: UIView {
  var phases: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if phases.last != "moved" { phases.append("moved") }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("cancelled")
  }
}

/// Says yes or no, and keeps what it was asked.
@MainActor
final class GestureJudge: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var allowsTogether = false
  var receives = true
  var waitsFor: UIGestureRecognizer?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsTogether }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === waitsFor }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { receives }
}

func isNear(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}

/// The date of an ISO 8601 text, such as `2024-01-31T21:10:00Z`.
func date(_ text: String) -> Date {
  guard let date = ISO8601DateFormatter().date(from: text) else {
    preconditionFailure("'\(text)' is no date of ISO 8601")
  }
  return date
}

/// The labels of a subtree, from back to front.
@MainActor
func labels(below view: UIView) -> [UILabel] {
  ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap { labels(below: $0) }
}

/// A data source of as many items as it is told, and of views at the edges of sections.
@MainActor
final class CountedItems: NSObject, UICollectionViewDataSource {
  var counts: [Int] = []
  var identifier = "cell"

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { counts[section] }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "edge",
      for: indexPath
    )
  }
}

/// Fills a list with one section of texts; the caller keeps the source, as the list does not.
@MainActor
func showTexts(
  _ texts: [String],
  in list: UICollectionView
) -> UICollectionViewDiffableDataSource<Int, String> {
  let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell,
    _,
    text in
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
  }
  let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
    $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
  }
  var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
  snapshot.appendSections([0])
  snapshot.appendItems(texts)
  source.apply(snapshot, animatingDifferences: false)
  return source
}
