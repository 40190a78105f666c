import Foundation
import HeadlessUIKit
import Scene
import Testing

@testable import ApplePlaceholders

/// Speech that is not understood.
@MainActor @Suite struct SpeechRecognitionTests {
  private let stage = Stage(device: .iPhone15)
  private let file = SFSpeechURLRecognitionRequest(url: URL(fileURLWithPath: "/speech.m4a"))

  @Test func aRequestIsAnsweredWithAnErrorInALaterTurn() throws {
    let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "de-DE")))
    #expect(recognizer.locale.identifier == "de-DE" && !recognizer.isAvailable)
    var codes: [SFSpeechError.Code?] = []
    let task = recognizer.recognitionTask(with: file) { result, error in
      codes.append(result == nil ? (error as? SFSpeechError)?.code : nil)
    }
    #expect(codes.isEmpty && task.state == .starting && task.error == nil)
    task.finish()
    #expect(task.isFinishing)
    stage.advance(by: 0.1)
    #expect(codes == [.internalServiceError] && task.state == .completed && task.error != nil)
  }

  @Test(arguments: [false, true])
  func aDelegateIsToldHowItsTaskEnds(isCancelled: Bool) throws {
    let listener = Listener()
    let request = SFSpeechAudioBufferRecognitionRequest()
    request.endAudio()
    let task = try #require(SFSpeechRecognizer())
      .recognitionTask(with: request, delegate: listener)
    if isCancelled { task.cancel() }
    #expect(task.isCancelled == isCancelled && listener.told.isEmpty)
    stage.advance(by: 0.1)
    #expect(listener.told == (isCancelled ? ["cancelled"] : []) + ["success: false"])
    task.cancel()
    #expect(task.state == .completed && task.isCancelled == isCancelled)
  }

  @Test func itIsReportedOnce() {
    for _ in 0..<2 { SFSpeechRecognizer()?.recognitionTask(with: file) { _, _ in } }
    #expect(stage.faults.filter { $0.subject == "Speech" }.count == 1)
  }
}

private final class Listener: NSObject, SFSpeechRecognitionTaskDelegate {
  private(set) var told: [String] = []

  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {
    told.append("cancelled")
  }

  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishSuccessfully successfully: Bool
  ) { told.append("success: \(successfully)") }
}
