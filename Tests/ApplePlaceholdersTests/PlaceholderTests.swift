import Foundation
import FoundationNetworking
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

@MainActor @Suite struct PlaceholderTests {
  @Test func aPlaceholderNamesWhatADeviceWouldShow() {
    #expect(texts(in: WKWebView()) == ["Web page"])
    #expect(texts(in: MKMapView()) == ["Map"])
    #expect(texts(in: AVPlayerViewController().view) == ["Video"])
  }

  @Test func aLibraryOfPhotosIsEmptyAndItsUserHasNotBeenAsked() throws {
    let stage = Stage(device: .iPhone15)
    #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined)
    let found = PHAsset.fetchAssets(with: .image, options: nil)
    #expect(found.count == 0 && found.firstObject == nil)
    var errors = 0
    let count = { (done: Bool, error: (any Error)?) in
      errors += !done && (error as? PHPhotosError)?.code == .accessUserDenied ? 1 : 0
    }
    PHPhotoLibrary.shared().performChanges({}, completionHandler: count)
    #expect(errors == 0)
    stage.advance(by: 0.1)
    #expect(errors == 1)
    #expect(throws: PHPhotosError.self) { try PHPhotoLibrary.shared().performChangesAndWait {} }
  }

  @Test func aPickerOfPhotosIsLeftWithoutAny() throws {
    let stage = Stage(device: .iPhone15)
    let picker = PHPickerViewController(configuration: PHPickerConfiguration())
    let listener = PickerListener()
    picker.delegate = listener
    stage.show(picker)
    #expect(texts(in: picker.view).contains("No Photos"))
    stage.tap(at: CGPoint(x: 40, y: 80))
    #expect(listener.picked == [0])
  }

  @Test func aWebViewKnowsTheAddressItWasGiven() throws {
    let web = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 80, height: 60),
      configuration: WKWebViewConfiguration()
    )
    #expect(web.scrollView.frame == web.bounds && web.subviews.last === web.scrollView)
    let address = try #require(URL(string: "https://example.org/a"))
    #expect(web.load(URLRequest(url: address)) != nil)
    #expect(web.url == address)
    #expect(!web.isLoading)
    var answers = 0
    web.evaluateJavaScript("1 + 1") { value, error in
      answers += value == nil && error is WKError ? 1 : 0
    }
    #expect(answers == 1)
  }

  @Test func safariClosesItselfAndTellsItsDelegate() throws {
    let stage = Stage(device: .iPhone15)
    let root = UIViewController()
    stage.show(root)
    let address = try #require(URL(string: "https://example.org/a"))
    let safari = SFSafariViewController(url: address)
    let listener = SafariListener()
    safari.delegate = listener
    root.present(safari, animated: true)
    stage.advance(by: 1)
    #expect(texts(in: safari.view).contains("https://example.org/a"))
    let button = try #require(label("Done", in: safari.view))
    let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    stage.tap(at: button.convert(middle, to: stage.window))
    stage.advance(by: 1)
    #expect(listener.closings == 1)
    #expect(root.presentedViewController == nil)
  }

  @Test func playersRememberWhetherTheyPlay() throws {
    let player = AVPlayer()
    player.play()
    #expect(player.timeControlStatus == .playing)
    player.pause()
    #expect(player.timeControlStatus == .paused)
    let sound = try AVAudioPlayer(data: Data())
    #expect(!sound.isPlaying)
    #expect(sound.play() && sound.isPlaying)
    sound.stop()
    #expect(!sound.isPlaying)
  }

  @Test(arguments: [(1.5, Int32(600), Int64(900)), (-2, 1, -2), (0, 30, 0)])
  func secondsBecomeTicks(seconds: Double, scale: Int32, ticks: Int64) {
    let time = CMTime(seconds: seconds, preferredTimescale: scale)
    #expect(time.value == ticks)
    #expect(CMTimeGetSeconds(time) == seconds)
  }

  @Test(arguments: [
    (Double.nan, CMTime.invalid), (.infinity, .positiveInfinity), (-1e300, .negativeInfinity),
    (1e17, CMTime(value: 7_500_000_000_000_000_000, timescale: 75)),
  ])
  func secondsThatFitNoTickHaveLongerOnes(seconds: Double, time: CMTime) {
    let made = CMTime(seconds: seconds, preferredTimescale: 600)
    #expect(made == time && made.timescale == time.timescale)
  }

  @Test func aMessageOfTheLogEvaluatesNothing() {
    var reads = 0
    func read() -> Int {
      reads += 1
      return reads
    }
    Logger(subsystem: "a", category: "b").info("value \(read(), privacy: .public)")
    os_log("%d", log: .default, type: .debug, 3)
    #expect(reads == 0)
  }

  @Test func signpostsMeasureNothing() {
    let log = OSLog(subsystem: "a", category: .pointsOfInterest)
    #expect(!log.signpostsEnabled && !log.isEnabled(type: .fault))
    let id = OSSignpostID(log: log, object: log)
    #expect(id == OSSignpostID(log: log, object: log) && id != .exclusive)
    os_signpost(.begin, log: log, name: "Layout", signpostID: id, "%d", 1)
    os_signpost(.end, log: log, name: "Layout", signpostID: id)
    os_log(.fault, log: log, "%d", 1)
    let poster = OSSignposter(logHandle: log)
    let state = poster.beginInterval("Layout", id: poster.makeSignpostID(), "\(id.rawValue)")
    poster.endInterval("Layout", state)
    poster.emitEvent("Tap")
    #expect(poster.withIntervalSignpost("Layout") { 3 } == 3)
    #expect(!poster.isEnabled)
  }

  @Test func whatNeedsAPermissionWaitsForIt() async throws {
    #expect(CLLocationManager().authorizationStatus == .notDetermined)
    #expect(try await !UNUserNotificationCenter.current().requestAuthorization(options: [.alert]))
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
  }

  // [D] LocalAuthentication/LAError.h.
  @Test func anOwnerWhoIsNotRecognisedHasANumber() async {
    do {
      _ = try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a")
      Issue.record("nobody can be recognised")
    } catch LAError.touchIDNotAvailable {
      #expect((LAError(.systemCancel) as NSError).code == -4)
      #expect((LAError(.notInteractive) as NSError).domain == "com.apple.LocalAuthentication")
    } catch {
      Issue.record(error)
    }
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let found = view as? UILabel, found.text == text { return found }
    return view.subviews.lazy.compactMap { label(text, in: $0) }.first
  }

  private func texts(in view: UIView) -> [String] {
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own + view.subviews.flatMap { texts(in: $0) }
  }
}

private final class SafariListener: NSObject, SFSafariViewControllerDelegate {
  private(set) var closings = 0

  func safariViewControllerDidFinish(_ controller: SFSafariViewController) { closings += 1 }
}

private final class PickerListener: PHPickerViewControllerDelegate {
  var picked: [Int] = []

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picked.append(results.count)
  }
}
