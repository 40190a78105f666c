import TransrenderCommand

TransrenderCommand.main()
