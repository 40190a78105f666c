import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// In what order a layout pass asks whom, and what it says when it cannot do what was asked.
@MainActor
@Suite struct LayoutPassTests {
  private let bench = Bench(width: 320, height: 480)

  @Test func layoutIsAskedForOnceATurnHoweverOftenItIsNeeded() {
    let view = bench.add(Noting(), CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layouts = 0
    for _ in 0..<5 { view.setNeedsLayout() }
    #expect(view.layouts == 0)
    bench.stage.advance(by: 0)
    #expect(view.layouts == 1)
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func superviewsLayOutBeforeTheirSubviews() {
    let diary = Diary()
    let (outer, inner) = (Noting("outer", diary), Noting("inner", diary))
    outer.addSubview(inner)
    bench.add(outer, CGRect(x: 0, y: 0, width: 100, height: 100))
    diary.lines = []
    inner.setNeedsLayout()
    outer.setNeedsLayout()
    bench.stage.advance(by: 0)
    #expect(diary.lines == ["outer layout", "inner layout"])
  }

  /// Nothing else has constraints: asking for them is enough to get them.
  @Test func viewsThatMakeTheirConstraintsWhenAskedAreAsked() {
    let view = bench.add(SelfConstrained(), CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(view.child.frame == .zero)
    view.setNeedsUpdateConstraints()
    bench.stage.advance(by: 0)
    #expect(view.child.frame == CGRect(x: 5, y: 5, width: 90, height: 70))
    // Constraints elsewhere are reason enough as well.
    let other = bench.add(SelfConstrained(), CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(other.child.frame == CGRect(x: 5, y: 5, width: 40, height: 40))
  }

  @Test func whoAsksForConstraintsWhileUpdatingThemIsAskedOnceAFrame() {
    let view = bench.add(Restless(), CGRect(x: 0, y: 0, width: 100, height: 80))
    view.setNeedsUpdateConstraints()
    bench.stage.advance(by: 0)
    #expect(view.updates == 1)
    bench.stage.advance(by: 0.1)
    #expect((6...7).contains(view.updates))
    #expect(bench.stage.faults.isEmpty)
    #expect(bench.stage.core.queue.isSettled, "no film waits for it")
  }

  @Test func subviewsUpdateConstraintsBeforeTheirSuperviewsAndAllBeforeLayout() {
    let diary = Diary()
    let (outer, inner) = (Noting("outer", diary), Noting("inner", diary))
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    bench.add(outer, CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.widthAnchor.constraint(equalToConstant: 4).isActive = true
    bench.stage.advance(by: 0)
    diary.lines = []
    for view in [outer, inner] {
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
    }
    bench.stage.advance(by: 0)
    #expect(
      diary.lines == ["inner constraints", "outer constraints", "outer layout", "inner layout"]
    )
  }

  @Test func aFrameSetByHandMovesWhatIsTiedToIt() {
    let held = bench.add(UIView(), CGRect(x: 10, y: 20, width: 100, height: 50))
    let tied = UIView()
    tied.translatesAutoresizingMaskIntoConstraints = false
    bench.view.addSubview(tied)
    NSLayoutConstraint.activate([
      tied.topAnchor.constraint(equalTo: held.bottomAnchor, constant: 5),
      tied.leadingAnchor.constraint(equalTo: held.leadingAnchor),
      tied.widthAnchor.constraint(equalTo: held.widthAnchor, multiplier: 0.5),
      tied.heightAnchor.constraint(equalToConstant: 9),
    ])
    bench.stage.advance(by: 0)
    #expect(tied.frame == CGRect(x: 10, y: 75, width: 50, height: 9))
    held.frame = CGRect(x: 30, y: 0, width: 60, height: 10)
    bench.stage.advance(by: 0)
    #expect(tied.frame == CGRect(x: 30, y: 15, width: 30, height: 9))
  }

  @Test func aTranslatedMaskResizesWithTheSuperview() {
    let outer = bench.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.addSubview(inner)
    let tied = UIView()
    tied.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(tied)
    tied.leftAnchor.constraint(equalTo: inner.rightAnchor).isActive = true
    outer.frame.size = CGSize(width: 260, height: 160)
    bench.stage.advance(by: 0)
    #expect(inner.frame == CGRect(x: 10, y: 70, width: 160, height: 50))
    #expect(tied.frame.minX == 170)
  }

  @Test func aViewWithoutConstraintsIsAmbiguousUntilItHasEnough() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    bench.view.addSubview(view)
    view.leftAnchor.constraint(equalTo: bench.view.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: bench.view.topAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    bench.stage.advance(by: 0)
    #expect(view.hasAmbiguousLayout)
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    bench.stage.advance(by: 0)
    #expect(view.frame.width != before.width)
    #expect(view.frame.height == 10)
    view.widthAnchor.constraint(equalToConstant: 55).isActive = true
    bench.stage.advance(by: 0)
    #expect(!view.hasAmbiguousLayout)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 55, height: 10))
    view.exerciseAmbiguityInLayout()
    bench.stage.advance(by: 0)
    #expect(view.frame.width == 55)
  }

  @Test func withoutACommonAncestorActivationIsRefusedInASentence() throws {
    let (a, b) = (UIView(), UIView())
    a.accessibilityIdentifier = "first"
    b.accessibilityIdentifier = "second"
    let constraint = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
    let error = #expect(throws: Stage.UIKitException.self) {
      _ = try bench.stage.record { NSLayoutConstraint.activate([constraint]) }
    }
    #expect(!constraint.isActive)
    let sentence = "\(try #require(error))"
    for word in ["first", "second", "common ancestor"] {
      #expect(sentence.contains(word), "\(sentence)")
    }
  }

  @Test func fittingSizesFollowTheirPriorities() {
    let view = UIView()
    let label = UILabel()
    label.text = "one two three four five six seven eight nine ten"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
    ])
    let whole = label.sizeThatFits(.zero)
    let compressed = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed == CGSize(width: whole.width + 20, height: whole.height + 10))
    let narrow = view.systemLayoutSizeFitting(
      CGSize(width: 140, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(narrow.width == 140)
    #expect(narrow.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height + 10)
  }

  @Test func aSecondProcessLaysOutTheSame() throws {
    let tree = SeededTree(seed: 42)
    let other = SeededTree(seed: 42)
    #expect(tree.text == other.text)
    // Recorded: another process, with other hashes, has to find the same.
    try LayoutGolden.compare(tree.text, "seeded-tree")
  }
}

@MainActor
private final class Diary {
  var lines: [String] = []
}

@MainActor
private final class Noting: UIView {
  var layouts = 0
  private var name = ""
  private var diary: Diary?

  convenience init(_ name: String, _ diary: Diary) {
    self.init(frame: .zero)
    (self.name, self.diary) = (name, diary)
  }

  override func updateConstraints() {
    super.updateConstraints()
    diary?.lines.append("\(name) constraints")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    diary?.lines.append("\(name) layout")
  }
}

/// Adds its constraints in `updateConstraints`, as older code does.
private final class SelfConstrained: UIView {
  let child = UIView()
  private var isDone = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(child)
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    if !isDone {
      isDone = true
      child.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: topAnchor, constant: 5),
        child.leftAnchor.constraint(equalTo: leftAnchor, constant: 5),
        child.rightAnchor.constraint(equalTo: rightAnchor, constant: -5),
        child.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
      ])
    }
    super.updateConstraints()
  }
}

private final class Restless: UIView {
  var updates = 0

  override func updateConstraints() {
    updates += 1
    setNeedsUpdateConstraints()
    super.updateConstraints()
  }
}
