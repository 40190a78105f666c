import Testing

@testable import TransrenderCommand

/// What is touched next, after what earlier touches have led to.
@Suite struct TrialQueueTests {
  private func screen(_ name: String, _ targets: [String]) -> TrialCard.Screen {
    TrialCard.Screen(
      name: name,
      targets: targets.map { TrialScene.Touch(number: 0, name: $0) }
    )
  }

  @Test func dragsAndTapsHaveLimitsOfTheirOwn() {
    var queue = TrialQueue([])
    let drags = (0..<99).map { TrialScene.Touch(number: $0, name: "\($0)", motion: .down) }
    let both = TrialCard.Screen(name: "Card", targets: drags + [.init(number: 99, name: "Close")])
    queue.follow(.taps("A"), to: both)
    var titles: [String] = []
    while let scene = queue.next() { titles.append(scene.title) }
    #expect(titles.count == 13 && titles.last == "A, then Close are tapped")
  }

  @Test func aViewIsTouchedOnceInEachWay() {
    var queue = TrialQueue([])
    let ways: [TouchMotion] = [.tap, .left, .left, .up]
    let targets = ways.map { TrialScene.Touch(number: 0, name: "Card", motion: $0) }
    queue.follow(.taps("A"), to: TrialCard.Screen(name: "Deck", targets: targets))
    var seen: [TouchMotion] = []
    while case .touch(let touches)? = queue.next() { seen += touches.suffix(1).map(\.motion) }
    #expect(seen == [.tap, .left, .up])
  }

  @Test func tapsGoOnWhereOthersHaveLed() {
    var queue = TrialQueue([.launch, .taps("A")])
    #expect(queue.next() == .launch && queue.next() == .taps("A") && queue.next() == nil)
    let detail = screen("Detail", ["Close"])
    queue.follow(.screen("B"), to: detail)
    #expect(queue.next() == nil)
    queue.follow(.taps("A"), to: detail)
    // A control of a class is tapped once.
    queue.follow(.taps("B"), to: detail)
    #expect(queue.next() == .taps("A", "Close") && queue.next() == nil)
    queue.follow(.taps("A", "B", "C"), to: screen("Deep", ["D"]))
    #expect(queue.next() == nil)
    let many = screen("List", (0..<99).map(String.init))
    queue.follow(.taps("A"), to: many)
    var count = 0
    while queue.next() != nil { count += 1 }
    #expect(count == 23)
  }
}
