import Bitmap
import Foundation
import HeadlessUIKit
import Imaging
import Testing

@testable import TransitionSnapshots

@MainActor @Suite struct ScreenTests {
  private static let device = Stage.Device(width: 120, height: 160, scale: 1)

  private func screen(_ fill: (UIView) -> Void) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    fill(controller.view)
    return controller
  }

  private func add<View: UIView>(_ view: View, _ frame: CGRect, to parent: UIView) -> View {
    view.frame = frame
    parent.addSubview(view)
    return view
  }

  private func verify(_ stage: Stage, _ bench: Workbench, _ form: TransitionStrategy) throws
    -> [SnapshotVerdict]
  {
    let film = try stage.record {}
    return try bench.verify(try Take(film, at: [.settled]), as: form)
  }

  private func clock(_ text: String, identifier: String? = nil) -> (Stage, UILabel) {
    let stage = Stage(device: Self.device)
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 80, height: 20))
    (label.text, label.accessibilityIdentifier) = (text, identifier)
    stage.show(screen { $0.addSubview(label) })
    return (stage, label)
  }

  @Test func whatIsIgnoredMayDiffer() throws {
    let bench = try Workbench()
    let (first, one) = clock("9:41")
    _ = try verify(first, bench, .picture.ignoring(.view(one)))
    let (second, other) = clock("10:02")
    #expect(try verify(second, bench, .picture.ignoring(.view(other))).allSatisfy(\.passes))
    #expect(try !verify(second, bench, .picture).allSatisfy(\.passes))
    other.frame.origin.y += 30
    #expect(try !verify(second, bench, .picture.ignoring(.view(other))).allSatisfy(\.passes))
  }

  @Test func regionsAreNamedInThreeWays() throws {
    let bench = try Workbench()
    let (first, label) = clock("9:41", identifier: "clock")
    _ = try verify(first, bench, .picture.ignoring(.view(label)))
    let (second, _) = clock("10:02", identifier: "clock")
    for region in [
      IgnoredRegion.view(identified: "clock"),
      .rectangle(CGRect(x: 10, y: 20, width: 80, height: 20)),
    ] {
      #expect(try verify(second, bench, .picture.ignoring(region)).allSatisfy(\.passes))
    }
    #expect(
      try !verify(second, bench, .picture.ignoring(.view(identified: "none")))
        .allSatisfy(\.passes)
    )
  }

  @Test func aViewIsItsOwnScreen() throws {
    let badge = UILabel()
    badge.text = "12 new"
    let stage = try Stage(showing: badge, size: nil)
    let fitting = badge.sizeThatFits(CGSize(width: 1000, height: 1000))
    #expect(stage.device.size.width == fitting.width.rounded(.up))
    #expect(throws: SnapshotFault.viewInHierarchy("UILabel")) {
      _ = try Stage(showing: badge, size: nil)
    }
    #expect(throws: SnapshotFault.viewWithoutSize("UIView")) {
      _ = try Stage(showing: UIView(), size: nil)
    }
    let sized = try Stage(showing: UIView(), size: CGSize(width: 30, height: 20))
    #expect(sized.device.size == CGSize(width: 30, height: 20))
  }

  @Test func voiceOverReadsRowsFromTheTop() {
    let stage = Stage(device: Self.device)
    stage.show(
      screen { view in
        let button = add(UIButton(), CGRect(x: 60, y: 50, width: 40, height: 30), to: view)
        button.setTitle("Go", for: .normal)
        button.isEnabled = false
        let toggle = add(UISwitch(), CGRect(x: 0, y: 50, width: 51, height: 31), to: view)
        toggle.accessibilityLabel = "Sound"
        add(UILabel(), CGRect(x: 0, y: 10, width: 100, height: 20), to: view).text = "Title"
        add(UILabel(), CGRect(x: 0, y: 90, width: 9, height: 9), to: view).isHidden = true
        let group = add(UIView(), CGRect(x: 0, y: 100, width: 100, height: 40), to: view)
        group.isAccessibilityElement = true
        (group.accessibilityLabel, group.accessibilityTraits) = ("Card", .header)
        add(UILabel(), CGRect(x: 0, y: 0, width: 50, height: 20), to: group).text = "unread"
      }
    )
    #expect(
      SpokenScreen(stage).text == """
        "Title"  (0, 10, 100, 20)
        "Sound", value "off", switch  (0, 50, 51, 31)
        "Go", button, dimmed  (60, 50, 40, 30)
        "Card", heading  (0, 100, 100, 40)

        """
    )
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    #expect(SpokenScreen(stage).elements.map(\.name) == ["Title", "Go", "Sound", "Card"])
  }

  @Test func voiceOverReadsWhatIsPresentedAlone() throws {
    let stage = Stage(device: Self.device)
    let list = screen {
      add(UILabel(), CGRect(x: 0, y: 0, width: 50, height: 20), to: $0).text = "List"
    }
    let detail = screen {
      add(UILabel(), CGRect(x: 0, y: 0, width: 50, height: 20), to: $0).text = "Detail"
    }
    stage.show(list)
    #expect(SpokenScreen(stage).elements.map(\.name) == ["List"])
    _ = try stage.record { list.present(detail, animated: true) }
    #expect(SpokenScreen(stage).elements.map(\.name) == ["Detail"])
  }

  @Test func whatIsMaskedIsComparedAlone() throws {
    let bench = try Workbench()
    let (first, one) = clock("9:41")
    let window = CGRect(x: 0, y: 0, width: 120, height: 60)
    _ = try verify(first, bench, .picture.masked(to: .rectangle(window)))
    one.superview?.addSubview(UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 20)))
    one.superview?.subviews.last?.backgroundColor = .red
    #expect(try verify(first, bench, .picture.masked(to: .rectangle(window))).allSatisfy(\.passes))
    one.text = "9:42"
    #expect(try !verify(first, bench, .picture.masked(to: .rectangle(window))).allSatisfy(\.passes))
  }

  @Test func voiceOverIsHeardBeforeDuringAndAfter() throws {
    let bench = try Workbench()
    let stage = Stage(device: Self.device)
    let list = screen {
      add(UILabel(), CGRect(x: 0, y: 0, width: 50, height: 20), to: $0).text = "List"
    }
    let detail = screen {
      add(UILabel(), CGRect(x: 0, y: 0, width: 50, height: 20), to: $0).text = "Detail"
    }
    // Whether the real environment records does not matter: the bench's own writes the goldens.
    var heard: Take?
    let settings = TransitionGoldens(root: bench.folder.appending(path: "Heard"))
    try TransitionGoldens.$current.withValue(settings) {
      _ = try verifyTransition(
        on: stage,
        from: list,
        taking: TakeOptions(),
        against: GoldenOptions(as: [.voiceOverThroughout]),
        source: SnapshotSource(
          fileID: "Tests/Sample.swift",
          filePath: bench.folder.path + "/x.swift",
          function: "m()",
          line: 7,
          column: 1
        ),
        looking: { heard = $0 }
      ) { list.present(detail, animated: true) }
    }
    let take = try #require(heard)
    _ = try bench.verify(take, as: .voiceOverThroughout, .voiceOverPicture)
    let picture = try PNG.decode([UInt8](Data(contentsOf: bench.golden("spoken.png"))))
    #expect(picture.width >= 120)
    let text = try String(contentsOf: bench.golden("changes.spoken.txt"), encoding: .utf8)
    let names = text.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names == ["before", "\"List\"", "during", "\"Detail\"", "after", "\"Detail\""])
  }

  @Test func textsThatLieOverEachOtherAreNamed() {
    let stage = Stage(device: Self.device)
    stage.show(
      screen { view in
        add(UILabel(), CGRect(x: 0, y: 0, width: 110, height: 20), to: view).text = "Price"
        let button = add(UIButton(), CGRect(x: 10, y: 5, width: 44, height: 44), to: view)
        button.setTitle("Buy", for: .normal)
        // Its room reaches over the button's, its text does not.
        add(UILabel(), CGRect(x: 60, y: 30, width: 60, height: 20), to: view).text = "a"
      }
    )
    let found = complaints(about: stage, .nothingOverlaps).map(\.sentence)
    #expect(found.count == 1, "\(found)")
    #expect(found[0].hasPrefix("UILabel \"Price\" and UIButton \"Buy\" overlap by "))
  }

  @Test func faintTextsAreNamed() {
    let stage = Stage(device: Self.device)
    stage.show(
      screen { view in
        let faint = add(UILabel(), CGRect(x: 0, y: 0, width: 110, height: 20), to: view)
        (faint.text, faint.textColor) = ("Faint", UIColor(white: 0.6, alpha: 1))
        let strong = add(UILabel(), CGRect(x: 0, y: 30, width: 110, height: 20), to: view)
        (strong.text, strong.textColor) = ("Strong", .black)
        let plate = add(UIView(), CGRect(x: 0, y: 60, width: 110, height: 20), to: view)
        plate.backgroundColor = .black
        let light = add(UILabel(), plate.bounds, to: plate)
        (light.text, light.textColor) = ("Light", .white)
        let large = add(UILabel(), CGRect(x: 0, y: 90, width: 110, height: 30), to: view)
        (large.text, large.textColor) = ("Large", UIColor(white: 0.5, alpha: 1))
        large.font = .systemFont(ofSize: 20)
      }
    )
    let found = complaints(about: stage, .contrast).map(\.sentence)
    #expect(
      found == ["UILabel \"Faint\" has a contrast of 2.8 to what is behind it; make it 4.5 or more"]
    )
  }

  @Test func checksNeedNoGolden() {
    let stage = Stage(device: Self.device)
    stage.show(
      screen { view in
        let small = add(UIButton(), CGRect(x: 0, y: 0, width: 30, height: 44), to: view)
        small.accessibilityIdentifier = "close"
        let large = add(UIButton(), CGRect(x: 40, y: 0, width: 44, height: 44), to: view)
        large.setTitle("OK", for: .normal)
        let cut = add(UILabel(), CGRect(x: 0, y: 60, width: 20, height: 20), to: view)
        cut.text = "Notifications"
        add(UILabel(), CGRect(x: 0, y: 90, width: 110, height: 24), to: view).text = "Whole"
      }
    )
    let found = complaints(about: stage, .touchTargets, .textsAreWhole, .everythingHasALabel)
    #expect(found.count == 3, "\(found)")
    #expect(found[0].sentence == "UIButton 'close' is 30 × 44 points; make it 44 each way")
    #expect(found[1].sentence.hasPrefix("UILabel cuts \"Notifications\": it needs "))
    #expect(
      found[2].sentence
        == "VoiceOver has no name for UIButton 'close'; give it an accessibilityLabel"
    )
  }
}
