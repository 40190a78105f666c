import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The dot of the current page that fills, by code or by a timer; and dots in other directions.
@MainActor
@Suite struct PageControlProgressTests {
  private let bench = Bench()
  private let control = UIPageControl()

  init() {
    control.numberOfPages = 3
    bench.add(control, CGRect(x: 0, y: 0, width: 100, height: 37))
  }

  @MainActor
  private final class Diary: NSObject, UIPageControlTimerProgressDelegate {
    var lines: [String] = []
    var changes = 0
    var initial: Float = 0
    var turns = true

    func pageControlProgress(
      _ progress: UIPageControlProgress,
      initialProgressForPage page: Int
    ) -> Float { initial }
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
      lines.append(progress.isProgressVisible ? "seen" : "hidden")
    }
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }
    func pageControlTimerProgress(
      _ progress: UIPageControlTimerProgress,
      shouldAdvanceToPage page: Int
    ) -> Bool {
      lines.append("to \(page)")
      return turns
    }
  }

  private var dots: [UIImageView] { control.subviews.compactMap { $0 as? UIImageView } }

  @Test(.evidence(.documented)) func theDotOfTheCurrentPageShowsTheProgress() throws {
    let width = control.intrinsicContentSize.width
    let progress = UIPageControlProgress()
    #expect(!progress.isProgressVisible)
    control.progress = progress
    #expect(progress.isProgressVisible)
    progress.currentProgress = 0.5
    control.layoutIfNeeded()
    #expect(control.intrinsicContentSize.width == width + 21)
    #expect(dots.map(\.bounds.width) == [28, 7, 7])
    let fill = try #require(dots[0].subviews.first)
    #expect(fill.frame == CGRect(x: 0, y: 0, width: 14, height: 7))
    progress.currentProgress = 7
    #expect(progress.currentProgress == 1)
    control.currentPage = 1
    #expect(progress.currentProgress == 0)
    #expect(dots.map(\.bounds.width) == [7, 28, 7])
    #expect(fill.superview === dots[1])
    control.progress = nil
    #expect(dots.map(\.bounds.width) == [7, 7, 7])
    #expect(fill.superview == nil)
  }

  @Test(.evidence(.documented)) func aPageBeginsWithWhatTheDelegateSays() {
    let (progress, diary) = (UIPageControlProgress(), Diary())
    diary.initial = 0.25
    progress.delegate = diary
    control.progress = progress
    control.currentPage = 2
    #expect(progress.currentProgress == 0.25)
    #expect(diary.lines.isEmpty)
  }

  @Test(.evidence(.documented)) func itIsHiddenWhileAFingerMovesAlongTheDots() {
    let (progress, diary) = (UIPageControlTimerProgress(preferredDuration: 4), Diary())
    progress.delegate = diary
    control.progress = progress
    progress.resumeTimer()
    bench.stage.drag(
      along: [CGPoint(x: 40, y: 18), CGPoint(x: 55, y: 18)],
      duration: 0.2,
      pause: 1
    )
    #expect(diary.lines == ["hidden", "seen"])
    #expect(progress.currentProgress < 0.1)
  }

  @Test(.evidence(.documented)) func aTimerTurnsPages() {
    let (progress, diary) = (UIPageControlTimerProgress(preferredDuration: 2), Diary())
    var pages: [Int] = []
    control.addAction(UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
    progress.delegate = diary
    progress.setDuration(1, forPage: 1)
    #expect(progress.duration(forPage: 1) == 1 && progress.duration(forPage: 2) == 2)
    control.progress = progress
    #expect(!progress.isRunning)
    progress.resumeTimer()
    bench.stage.advance(by: 1)
    #expect(abs(progress.currentProgress - 0.5) < 0.01)
    #expect(diary.changes > 30)
    progress.pauseTimer()
    bench.stage.advance(by: 5)
    #expect(abs(progress.currentProgress - 0.5) < 0.01)
    progress.resumeTimer()
    bench.stage.advance(by: 1.1)
    #expect(pages == [1])
    bench.stage.advance(by: 1)
    #expect(pages == [1, 2])
    bench.stage.advance(by: 3)
    #expect(!progress.isRunning && progress.currentProgress == 1)
    #expect(diary.lines == ["to 1", "to 2"])
  }

  @Test(.evidence(.documented)) func afterTheLastPageTheFirstMayFollow() {
    let (progress, diary) = (UIPageControlTimerProgress(preferredDuration: 1), Diary())
    progress.delegate = diary
    progress.resetsToInitialPageAfterEnd = true
    control.currentPage = 2
    control.progress = progress
    progress.resumeTimer()
    bench.stage.advance(by: 1.1)
    #expect(control.currentPage == 0)
    diary.turns = false
    bench.stage.advance(by: 2)
    #expect(control.currentPage == 0)
    #expect(!progress.isRunning)
  }

  /// It was told twice as often.
  @Test func aTimerMovesToAnotherControl() {
    let (progress, diary) = (UIPageControlTimerProgress(preferredDuration: 9), Diary())
    let other = bench.add(UIPageControl(), CGRect(x: 0, y: 100, width: 100, height: 37))
    other.numberOfPages = 3
    progress.delegate = diary
    control.progress = progress
    progress.resumeTimer()
    bench.stage.advance(by: 1)
    let usual = diary.changes
    diary.changes = 0
    control.progress = nil
    other.progress = progress
    bench.stage.advance(by: 1)
    #expect(usual > 30 && abs(diary.changes - usual) <= 1)
    #expect(abs(progress.currentProgress - 2 / 9) < 0.01)
  }

  @Test func noRecordingWaitsForATimer() throws {
    let progress = UIPageControlTimerProgress(preferredDuration: 1)
    progress.resetsToInitialPageAfterEnd = true
    control.progress = progress
    let film = try bench.stage.record { progress.resumeTimer() }
    #expect(film.duration < 1)
  }

  @Test(
    .evidence(.documented),
    arguments: [
      (UIPageControl.Direction.rightToLeft, [66, 50, 34], [50, 50, 50]),
      (.topToBottom, [50, 50, 50], [34, 50, 66]), (.bottomToTop, [50, 50, 50], [66, 50, 34]),
    ] as [(UIPageControl.Direction, [CGFloat], [CGFloat])]
  )
  func dotsStandInTheirDirection(
    direction: UIPageControl.Direction,
    x: [CGFloat],
    y: [CGFloat]
  ) {
    control.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    control.direction = direction
    control.layoutIfNeeded()
    #expect(dots.map(\.center.x) == x)
    #expect(dots.map(\.center.y) == y)
    let isVertical = x[0] == 50
    #expect((control.intrinsicContentSize.width == 37) == isVertical)
    bench.stage.tap(at: CGPoint(x: x[2], y: y[2]))
    #expect(control.currentPage == 1)
  }
}
