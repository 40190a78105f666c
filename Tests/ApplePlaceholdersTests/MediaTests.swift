import Foundation
import FoundationNetworking
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// Films and sounds that are not read.
@MainActor @Suite struct MediaTests {
  private let stage = Stage(device: .iPhone15)
  private let film = AVURLAsset(url: URL(fileURLWithPath: "/film.mov"))

  @Test func anAssetHasNoTracksAndItsValuesCannotBeLoaded() {
    #expect(film.statusOfValue(forKey: "playable", error: nil) == .unknown)
    var loads = 0
    film.loadValuesAsynchronously(forKeys: ["playable"]) { loads += 1 }
    #expect(loads == 0 && film.statusOfValue(forKey: "playable", error: nil) == .loading)
    stage.advance(by: 0.1)
    var error: NSError?
    #expect(loads == 1 && film.statusOfValue(forKey: "playable", error: &error) == .failed)
    #expect(error?.code == AVError.Code.fileFormatNotRecognized.rawValue)
    #expect(film.tracks(withMediaType: .video).isEmpty && !film.isPlayable)
  }

  @Test func anAssetOfAnAddressKeepsIt() {
    let address = URL(fileURLWithPath: "/film.mov")
    #expect((AVAsset(url: address) as? AVURLAsset)?.url == address)
    #expect(AVURLAsset(url: address, options: [:]).url == address)
  }

  @Test func anExportFailsInALaterTurn() throws {
    let export = try #require(
      AVAssetExportSession(asset: film, presetName: AVAssetExportPresetHighestQuality)
    )
    #expect(export.timeRange.duration == .positiveInfinity && export.status == .unknown)
    var ends = 0
    export.exportAsynchronously { ends += 1 }
    #expect(ends == 0 && export.status == .exporting)
    stage.advance(by: 0.1)
    #expect(ends == 1 && export.status == .failed)
    #expect((export.error as? AVError)?.code == .exportFailed)
  }

  @Test func aCompositionLastsUntilTheEndOfItsLongestTrack() throws {
    let composition = AVMutableComposition()
    let source = AVAssetTrack(7, .video)
    for (seconds, id) in [(2.0, Int32(1)), (5, 2)] {
      let track = try #require(
        composition.addMutableTrack(
          withMediaType: .video,
          preferredTrackID: kCMPersistentTrackID_Invalid
        )
      )
      #expect(track.trackID == id)
      let duration = CMTime(seconds: seconds, preferredTimescale: 600)
      let range = CMTimeRange(start: .zero, duration: duration)
      try track.insertTimeRange(range, of: source, at: .zero)
    }
    #expect(composition.duration.seconds == 5)
    #expect(composition.tracks(withMediaType: .video).count == 2)
    #expect(composition.track(withTrackID: 2)?.timeRange.duration.seconds == 5)
  }

  @Test func whatFollowsInACompositionIsShifted() throws {
    func range(_ start: Double, _ duration: Double) -> CMTimeRange {
      CMTimeRange(
        start: CMTime(seconds: start, preferredTimescale: 600),
        duration: CMTime(seconds: duration, preferredTimescale: 600)
      )
    }
    let composition = AVMutableComposition()
    let track = try #require(
      composition.addMutableTrack(withMediaType: .video, preferredTrackID: 1)
    )
    let source = AVAssetTrack(7, .video)
    try track.insertTimeRange(range(0, 4), of: source, at: .zero)
    try track.insertTimeRange(range(0, 2), of: source, at: .zero)
    #expect(composition.duration.seconds == 6)
    try track.insertTimeRange(range(0, 1), of: source, at: .invalid)
    #expect(composition.duration.seconds == 7)
    composition.removeTimeRange(range(5, 9))
    #expect(composition.duration.seconds == 5)
    track.scaleTimeRange(range(0, 2), toDuration: range(0, 8).duration)
    #expect(composition.duration.seconds == 11)
    track.insertEmptyTimeRange(range(11, 3))
    #expect(composition.duration.seconds == 11)
    track.insertEmptyTimeRange(range(1, 3))
    #expect(composition.duration.seconds == 14)
    let other = AVMutableComposition()
    for _ in 0..<2 { try other.insertTimeRange(range(0, 2), of: composition, at: .zero) }
    #expect(other.tracks.count == 1 && other.duration.seconds == 4)
  }

  @Test func aQueueOfItemsAdvances() {
    let items = ["a", "b"].map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0)")) }
    let player = AVQueuePlayer(items: items)
    #expect(player.currentItem === items[0] && player.items().count == 2)
    player.advanceToNextItem()
    #expect(player.currentItem === items[1] && player.items().count == 1)
    player.removeAllItems()
    #expect(player.currentItem == nil)
  }

  @Test func whatIsSaidEndsInALaterTurnAndInOrder() {
    let (voice, listener) = (AVSpeechSynthesizer(), SpeechListener())
    voice.delegate = listener
    for text in ["one", "two"] { voice.speak(AVSpeechUtterance(string: text)) }
    #expect(voice.isSpeaking && listener.told.isEmpty)
    stage.advance(by: 0.1)
    #expect(listener.told == ["start one", "finish one", "start two", "finish two"])
    #expect(!voice.isSpeaking && AVSpeechSynthesisVoice.speechVoices().isEmpty)
    voice.speak(AVSpeechUtterance(string: "three"))
    #expect(voice.stopSpeaking(at: .immediate))
    #expect(listener.told.last == "finish two")
    stage.advance(by: 0.1)
    #expect(listener.told.last == "cancel three")
  }

  @Test func whatIsPausedAtItsStartEndsAfterThat() {
    let (voice, listener) = (AVSpeechSynthesizer(), SpeechListener())
    voice.delegate = listener
    listener.pausesAtStart = true
    voice.speak(AVSpeechUtterance(string: "one"))
    stage.advance(by: 0.1)
    #expect(listener.told == ["start one", "pause one"] && voice.isSpeaking && voice.isPaused)
    #expect(voice.continueSpeaking() && listener.told.count == 2)
    stage.advance(by: 0.1)
    #expect(listener.told.dropFirst(2) == ["continue one", "finish one"] && !voice.isSpeaking)
  }

  @Test func whatIsAskedForEndsInALaterTurn() {
    let item = AVPlayerItem(asset: film)
    let player = AVPlayer(playerItem: item)
    var ends = 0
    player.seek(to: .zero) { _ in ends += 1 }
    player.seek(to: .zero, toleranceBefore: .zero, toleranceAfter: .zero) { _ in ends += 1 }
    player.preroll(atRate: 1) { _ in ends += 1 }
    item.seek(to: .zero) { _ in ends += 1 }
    let downloads = AVAssetDownloadURLSession(
      configuration: .ephemeral,
      assetDownloadDelegate: nil,
      delegateQueue: nil
    )
    downloads.getAllTasks { _ in ends += 1 }
    let view = SCNView()
    view.prepare([]) { _ in ends += 1 }
    view.present(
      SCNScene(),
      with: .fade(withDuration: 1),
      incomingPointOfView: nil
    ) { ends += 1 }
    #expect(ends == 0)
    stage.advance(by: 0.1)
    #expect(ends == 7)
  }

  @Test func theSettingsOfSoundAreKept() throws {
    let session = AVAudioSession()
    try session.setCategory(.playAndRecord, mode: .voiceChat, options: [.defaultToSpeaker])
    #expect(session.category == .playAndRecord && session.mode == .voiceChat)
    #expect(session.categoryOptions == [.defaultToSpeaker] && session.outputVolume == 1)
  }

  @Test func theSettingsOfSoundAreThoseOfTheStage() throws {
    try AVAudioSession.sharedInstance().setCategory(.playback)
    #expect(AVAudioSession.sharedInstance().category == .playback)
    let other = Stage(device: .iPhone15)
    withExtendedLifetime(other) {
      #expect(AVAudioSession.sharedInstance().category == .soloAmbient)
    }
  }

  @Test func callsOfSwift3AreThoseOfToday() throws {
    final class Session: AVAudioSession, @unchecked Sendable {
      var changes: [(isActive: Bool, options: SetActiveOptions)] = []
      override func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
        changes.append((active, options))
      }
    }
    let session = Session()
    try session.setCategory(.playAndRecord, with: .duckOthers)
    #expect(session.category == .playAndRecord && session.categoryOptions == .duckOthers)
    try session.setActive(false, with: .notifyOthersOnDeactivation)
    #expect(session.changes.map(\.isActive) == [false])
    #expect(session.changes.map(\.options) == [.notifyOthersOnDeactivation])
  }

  @Test func anEngineKeepsItsNodesAndWhetherItRuns() throws {
    let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
    engine.attach(player)
    engine.connect(player, to: engine.mainMixerNode, format: nil)
    try engine.start()
    #expect(engine.isRunning && player.engine === engine && engine.attachedNodes == [player])
    engine.detach(player)
    engine.stop()
    #expect(!engine.isRunning && player.engine == nil)
    #expect(throws: CocoaError.self) {
      try AVAudioFile(forReading: URL(fileURLWithPath: "/there-is-no-such-file"))
    }
  }
}

private final class SpeechListener: NSObject, AVSpeechSynthesizerDelegate {
  private(set) var told: [String] = []
  var pausesAtStart = false

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didStart utterance: AVSpeechUtterance
  ) {
    told.append("start \(utterance.speechString)")
    if pausesAtStart { synthesizer.pauseSpeaking(at: .immediate) }
  }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didPause utterance: AVSpeechUtterance
  ) { told.append("pause \(utterance.speechString)") }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didContinue utterance: AVSpeechUtterance
  ) { told.append("continue \(utterance.speechString)") }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didFinish utterance: AVSpeechUtterance
  ) { told.append("finish \(utterance.speechString)") }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didCancel utterance: AVSpeechUtterance
  ) { told.append("cancel \(utterance.speechString)") }
}
